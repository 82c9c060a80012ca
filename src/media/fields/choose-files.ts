/**
 * Opens the browser's own window for files. Its input is there only meanwhile: a form has one already, for the cover.
 * @returns nothing chosen when the person closes it
 */
export function chooseFiles(label: string): Promise<File[]> {
  const input = document.createElement('input');
  Object.assign(input, { type: 'file', accept: 'image/*', multiple: true, hidden: true, ariaLabel: label });
  // some phones tell nothing of an input that is in no page
  document.body.append(input);
  return new Promise((resolve) => {
    const end = () => {
      input.remove();
      resolve([...(input.files ?? [])]);
    };
    input.addEventListener('change', end);
    input.addEventListener('cancel', end);
    input.click();
  });
}
