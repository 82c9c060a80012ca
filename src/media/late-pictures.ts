/** Pixels below the screen; browsers fetch lazy pictures up to 2,500 px ahead, and the more the slower the network. */
const nearly = '400px';

/** Shows the pictures in `list` that wait (picture.css), each when the reader is nearly there. */
export function showLatePictures(list: HTMLElement): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        target.classList.remove('picture-waits');
        observer.unobserve(target);
      }
    },
    { rootMargin: nearly },
  );
  for (const box of list.querySelectorAll('.picture-waits')) observer.observe(box);
}
