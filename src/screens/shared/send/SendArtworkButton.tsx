import { Send } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#components/actions/IconButton/IconButton.tsx'
import { Button } from '#components/actions/Button/Button.tsx'
import { lazyComponent } from '#components/lib/lazyComponent.tsx'
import { commonText } from '#domain/messages/common.ts'
import type { SendMaterialDialogProps } from './SendMaterialDialog.tsx'

const SendMaterialDialog = lazyComponent(() =>
  import('./SendMaterialDialog.tsx').then((module) => module.SendMaterialDialog),
)

export interface SendArtworkButtonProps {
  /** The dialog's title; undefined: not loaded, the button is disabled; null: it is chosen in the dialog. */
  title: SendMaterialDialogProps['title'] | undefined
  /** Other props of the dialog. */
  dialogProps: Omit<SendMaterialDialogProps, 'title' | 'onClose'>
  /** Whether it is the page's main action. @default false */
  primary?: boolean
  /** Shows the icon only. @default false */
  compact?: boolean
  /** Called when it is pressed. @default none */
  onOpen?: () => void
}

/** Opens the Send artwork dialog. */
export function SendArtworkButton({
  title,
  dialogProps,
  primary = false,
  compact = false,
  onOpen,
}: SendArtworkButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const buttonProps = {
    variant: primary ? ('primary' as const) : ('quiet' as const),
    icon: <Send size={16} strokeWidth={1.5} aria-hidden />,
    disabled: title === undefined,
    onPointerEnter: SendMaterialDialog.preload,
    onFocus: SendMaterialDialog.preload,
    onClick: () => {
      setIsOpen(true)
      onOpen?.()
    },
  }
  return (
    <>
      {compact ? (
        <IconButton label={commonText.sendArtwork} {...buttonProps} />
      ) : (
        <Button {...buttonProps}>{commonText.sendArtwork}</Button>
      )}
      {isOpen && title !== undefined && (
        <SendMaterialDialog {...dialogProps} title={title} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}
