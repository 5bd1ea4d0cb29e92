import { Fragment } from 'react'
import { styled } from 'styled-components'
import { Switch } from '#components/inputs/Switch/Switch.tsx'
import { keyboardText } from '#domain/messages/shell.ts'
import { Dialog } from '../Dialog/Dialog.tsx'

/** A keyboard shortcut: one key, or a sequence of keys. */
export interface Shortcut {
  /** Key labels in order: ['g', 't']. */
  keys: readonly string[]
  description: string
}

export interface KeyboardShortcutsDialogProps {
  /** Whether it is open. */
  open: boolean
  /** Called on Escape, the close button or a click outside; set `open` to false. */
  onClose: () => void
  /** The shortcuts in display order. */
  shortcuts: readonly Shortcut[]
  /** Whether the shortcuts of single keys work. */
  singleKeys: boolean
  /** Called with the new state of the switch. */
  onSingleKeysChange: (on: boolean) => void
}

/**
 * A dialog that lists the app's keyboard shortcuts.
 * ARIA pattern: dialog (modal).
 */
export function KeyboardShortcutsDialog({
  open,
  onClose,
  shortcuts,
  singleKeys,
  onSingleKeysChange,
}: KeyboardShortcutsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={keyboardText.title} note={keyboardText.intro}>
      <List>
        {shortcuts.map(({ keys, description }) => (
          <Row key={description}>
            <dt>{description}</dt>
            <dd>
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && <span>{` ${keyboardText.then} `}</span>}
                  <kbd>{key}</kbd>
                </Fragment>
              ))}
            </dd>
          </Row>
        ))}
      </List>
      <Setting>
        <Switch label={keyboardText.singleKeys} checked={singleKeys} onChange={onSingleKeysChange} />
        <p className="small t3">{keyboardText.singleKeysNote}</p>
      </Setting>
    </Dialog>
  )
}

const List = styled.dl`
  margin: 0;
`

const Setting = styled.div`
  margin-top: var(--sp-4);

  p {
    margin: var(--sp-1) 0 0;
  }
`

const Row = styled.div`
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
