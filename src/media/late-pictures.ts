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
  for (const box of holdPictures(list)) observer.observe(box);
}

/** The pictures in `list` that wait. They were about to come by themselves (picture.css), and wait now until the class goes. */
export function holdPictures(list: HTMLElement): NodeListOf<Element> {
  const boxes = list.querySelectorAll('.picture-waits');
  for (const box of boxes) for (const wait of box.getAnimations({ subtree: true })) wait.pause();
  return boxes;
}
