import { Fragment } from 'react'
import { styled } from 'styled-components'
import { keyboardText } from '#domain/messages/shell.ts'
import { Dialog } from '../Dialog/Dialog.tsx'

/** What a key, or one key after another, does. */
export interface Shortcut {
  /** As written on the keys: ['g', 't']. */
  keys: readonly string[]
  does: string
}

export interface KeyboardSheetProps {
  open: boolean
  onClose: () => void
  shortcuts: readonly Shortcut[]
}

/** The keys of the app in a dialog (APG: dialog, modal; screens.md, Keyboard). */
export function KeyboardSheet({ open, onClose, shortcuts }: KeyboardSheetProps) {
  return (
    <Dialog open={open} onClose={onClose} title={keyboardText.title} note={keyboardText.intro}>
      <List>
        {shortcuts.map(({ keys, does }) => (
          <Line key={does}>
            <dt>{does}</dt>
            <dd>
              {keys.map((key, at) => (
                <Fragment key={key}>
                  {at > 0 && ` ${keyboardText.then} `}
                  <kbd>{key}</kbd>
                </Fragment>
              ))}
            </dd>
          </Line>
        ))}
      </List>
    </Dialog>
  )
}

const List = styled.dl`
  margin: 0;
`

const Line = styled.div`
  display: flex;
  gap: var(--sp-4);
  align-items: center;
  justify-content: space-between;
  min-height: var(--touch);
  border-bottom: 1px solid var(--line);

  &:last-child {
    border-bottom: 0;
  }

  dd {
    flex: none;
    margin: 0;
    color: var(--text-3);
    font-size: var(--fs-small);
  }

  kbd {
    display: inline-block;
    min-width: 24px;
    padding: 2px 6px;
    border-radius: var(--r-1);
    background: var(--raised);
    color: var(--text);
    font: inherit;
    text-align: center;
  }
`
