/** Parameters of a story: code of the documentation page that works when pasted. */
export const DIALOG_USAGE = {
  docs: {
    source: {
      code: `import { useState } from 'react'
import { Button } from '#components/actions/Button/Button.tsx'
import { Dialog } from '#components/overlays/Dialog/Dialog.tsx'

export function PauseAd() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Pause ad</Button>
      <Dialog
        open={open}
        onClose={close}
        title="Pause this ad?"
        note="Read it with the lamp on, Dracula"
        footer={
          <>
            <Button variant="ghost" onClick={close}>
              Cancel
            </Button>
            <Button variant="primary" onClick={close}>
              Pause
            </Button>
          </>
        }
      >
        It can be resumed at any time.
      </Dialog>
    </>
  )
}`,
    },
  },
}
