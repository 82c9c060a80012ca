import '@vitejs/plugin-react/preamble';
import { hideBrokenPictures } from '#/media/broken-pictures.ts';
import { wakeIslands } from '#/render/client.ts';
import { wakeBehaviours } from './behaviours.ts';
import { closeMenuWhenDone } from './frame/menu.ts';

hideBrokenPictures();
closeMenuWhenDone();
wakeBehaviours();
wakeIslands();
