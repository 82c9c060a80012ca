/** The rules of the page for an outage, whole in the page: a proxy has no other file of ours. The colours are those of src/ui/theme.css. */
export const outageStyles = `
body {
  margin: 0;
  border-top: 6px solid #9d1620;
  background: #f6f9fc;
  color: #0f2038;
  font: 1.0625rem / 1.6 system-ui, "Segoe UI", Roboto, sans-serif;
  overflow-wrap: anywhere;
}
main {
  max-width: 38rem;
  margin: 0 auto;
  padding: clamp(1.5rem, 8vh, 5rem) 1.25rem 2rem;
}
.name {
  margin: 0 0 0.75rem;
  color: #41536b;
  font-weight: 600;
}
h1 {
  margin: 0;
  font-size: clamp(1.75rem, 7vw, 2.5rem);
  line-height: 1.15;
}
.button {
  display: inline-block;
  padding: 0.65rem 1.4rem;
  border: 1px solid currentcolor;
  border-radius: 0.4rem;
  color: inherit;
  font-weight: 600;
  text-decoration: none;
}
.emergency {
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.25rem;
  align-items: center;
  justify-content: space-between;
  margin: 2rem 0;
  padding: 1rem 1.25rem;
  border: 1px solid transparent;
  border-radius: 0.4rem;
  background: #9d1620;
  color: #fff;
  font-size: 1.125rem;
  font-weight: 600;
  text-decoration: none;
}
.emergency b {
  font-size: 3rem;
  line-height: 1.2;
}
dl {
  margin: 0;
  border-top: 1px solid #c2d0df;
}
dt {
  margin-top: 1rem;
  font-weight: 600;
}
dd {
  margin: 0;
}
dd a {
  display: inline-block;
  padding: 0.25rem 0;
  color: inherit;
}
.english {
  margin-top: 2rem;
  padding-top: 1rem;
  border-top: 1px solid #c2d0df;
  color: #41536b;
}
:focus-visible {
  outline: 3px solid #e8640a;
  outline-offset: 2px;
}
@media (prefers-color-scheme: dark) {
  body {
    background: #071426;
    color: #f6f9fc;
  }
  .name,
  .english {
    color: #c2d0df;
  }
  dl,
  .english {
    border-color: #2a5187;
  }
}
`;
