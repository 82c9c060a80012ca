import { z } from 'zod';
import { named } from '#/http/call-shape.server.ts';
import type { Editor, EditorOfItem } from '#/stored/presence.ts';

export const editorAnswer = named<Editor>('Editor')(z.object({ username: z.string(), isSelf: z.boolean() }));

export const editorOfItemAnswer = named<EditorOfItem>('EditorOfItem')(editorAnswer.extend({ item: z.int() }));
