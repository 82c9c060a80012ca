import { Toolbar } from 'radix-ui';
import { richText as text } from '#/i18n/tr/rich-writing.ts';
import { buttonClass } from '../../button.tsx';
import { Tooltip } from '../../tooltip.tsx';
import { nameShortcut, toolbarClass, toolRowClass } from '../toolbar.ts';
import type { ToolState } from './article-tools.ts';
import { articleTools, placeTools, type Tool } from './article-tools.ts';

interface ArticleToolbarProps {
  state: ToolState;
  onPress: (tool: Tool) => void;
}

export function ArticleToolbar({ state, onPress }: ArticleToolbarProps) {
  const draw = (tool: Tool) => (
    <ToolButton key={tool.label} tool={tool} state={state} onPress={() => onPress(tool)} />
  );
  return (
    <Toolbar.Root
      aria-label={text.toolbar}
      className={toolbarClass}
      // the text keeps the cursor, and a phone its keyboard
      onMouseDown={(event) => event.preventDefault()}
    >
      {state.place && (
        <div
          tabIndex={-1}
          className={`${toolRowClass} border-snow-300 max-sm:border-b sm:order-last sm:border-t`}
        >
          {placeTools[state.place].map(draw)}
        </div>
      )}
      <div tabIndex={-1} className={toolRowClass}>
        {articleTools.map(draw)}
      </div>
    </Toolbar.Root>
  );
}

interface ToolButtonProps {
  tool: Tool;
  state: ToolState;
  onPress: () => void;
}

/** The name is hidden text: an `aria-label` would match a search for a field of that name. */
function ToolButton({ tool: { label, icon: Icon, shows, key }, state, onPress }: ToolButtonProps) {
  const isIdle = (label === text.undo && !state.mayUndo) || (label === text.redo && !state.mayRedo);
  return (
    <Tooltip label={key ? `${label} (${nameShortcut(key)})` : label}>
      <Toolbar.Button
        className={`${buttonClass({ look: 'quiet', size: 'icon' })} aria-pressed:bg-night-700 aria-pressed:text-white`}
        aria-pressed={shows === undefined ? undefined : state.pressed.includes(shows)}
        aria-disabled={isIdle || undefined}
        aria-keyshortcuts={key && `Control+${key} Meta+${key}`}
        onClick={onPress}
      >
        <Icon className="size-5" aria-hidden />
        <span className="sr-only">{label}</span>
      </Toolbar.Button>
    </Tooltip>
  );
}
