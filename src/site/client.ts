import '@vitejs/plugin-react/preamble';
import { hideBrokenPictures } from '#/media/broken-pictures.ts';
import { wakeBehaviours } from './behaviours.ts';
import { closeMenuWhenDone } from './frame/menu.ts';

hideBrokenPictures();
closeMenuWhenDone();
wakeBehaviours();
// pages without islands do not even fetch the list of them
if (document.querySelector('[data-island]')) {
  void import('#/render/client.ts').then(({ wakeIslands }) => wakeIslands());
}
