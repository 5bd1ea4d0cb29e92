import { startTransition, useEffect, useState } from 'react'
import { Button } from '#components/actions/Button/Button.tsx'
import { Dialog, type DialogProps } from '../Dialog.tsx'

/** For the stories: a dialog behind a button that closes half a second after it opened. */
export function SelfClosingDialog(props: DialogProps) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  useEffect(() => {
    if (!open) return
    const timer = setTimeout(() => startTransition(() => setOpen(false)), 500)
    return () => clearTimeout(timer)
  }, [open])
  return (
    <>
      <Button onClick={() => setOpen(true)}>Send artwork</Button>
      <Dialog {...props} open={open} onClose={close} />
    </>
  )
}
