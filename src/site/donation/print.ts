/** Shows the button, which is useless without this script. */
export function enablePrinting(button: HTMLElement): void {
  button.classList.remove('invisible');
  button.onclick = () => window.print();
}
