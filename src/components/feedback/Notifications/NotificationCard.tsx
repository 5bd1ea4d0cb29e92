import { Check, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react'
import { memo } from 'react'
import { keyframes, styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { feedbackText } from '#domain/messages/common.ts'
import type { Notification, NotificationVariant } from './notificationQueue.ts'

export interface NotificationCardProps {
  notification: Notification
  onClose: (id: number) => void
}

const ICONS: Record<NotificationVariant, LucideIcon> = {
  default: Info,
  success: Check,
  warning: TriangleAlert,
  error: TriangleAlert,
  info: Info,
}

const ROLES: Record<NotificationVariant, 'alert' | 'status'> = {
  default: 'status',
  success: 'status',
  warning: 'alert',
  error: 'alert',
  info: 'status',
}

/**
 * A notification. The icon conveys the variant; screen readers get a text prefix such as 'Error:'.
 * ARIA pattern: alert for errors and warnings, otherwise a status.
 */
export const NotificationCard = memo(function NotificationCard({ notification, onClose }: NotificationCardProps) {
  const { id, variant, title, text, action } = notification
  const Icon = ICONS[variant]
  return (
    <Card data-variant={variant}>
      <Icon size={18} strokeWidth={1.5} aria-hidden />
      <Message role={ROLES[variant]}>
        {feedbackText.variantPrefixes[variant] !== '' && (
          <span className="visually-hidden">{`${feedbackText.variantPrefixes[variant]} `}</span>
        )}
        <b>{title}</b>
        {text !== undefined && <p>{text}</p>}
      </Message>
      {action !== undefined && (
        <Button
          size="s"
          onClick={() => {
            action.onPress()
            onClose(id)
          }}
        >
          {action.label}
        </Button>
      )}
      <CloseButton type="button" aria-label={feedbackText.closeNotification(title)} onClick={() => onClose(id)}>
        <X size={14} strokeWidth={1.5} aria-hidden />
      </CloseButton>
    </Card>
  )
})

const rise = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`

const Card = styled.div`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: var(--sp-3);
  padding: 12px 12px 12px 14px;
  border-radius: var(--r-2);
  background: var(--float);
  box-shadow: var(--e-2);
  animation: ${rise} var(--t-base) var(--ease);

  & > svg {
    margin-top: 1px;
    color: var(--text-2);
  }

  &[data-variant='success'] > svg {
    color: var(--ok);
  }

  &[data-variant='warning'] > svg {
    color: var(--warn);
  }

  &[data-variant='error'] > svg {
    color: var(--err);
  }

  &[data-variant='info'] > svg {
    color: var(--info);
  }
`

const Message = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;

  b {
    display: block;
    font-weight: var(--fw-medium);
  }

  p {
    color: var(--text-2);
    font-size: var(--fs-small);
    line-height: 1.125rem;
    white-space: pre-line;
  }
`

const CloseButton = styled.button`
  position: relative;
  display: grid;
  flex: none;
  width: 24px;
  height: 24px;
  padding: 0;
  place-items: center;
  border: 0;
  border-radius: var(--r-1);
  background: transparent;
  color: var(--text-3);
  cursor: pointer;
  transition:
    background var(--t-fast) var(--ease),
    color var(--t-fast) var(--ease);

  &:hover {
    background: var(--hover);
    color: var(--text);
  }

  /* Enlarges the target. */
  &::after {
    content: '';
    position: absolute;
    inset: -10px;
  }
`
