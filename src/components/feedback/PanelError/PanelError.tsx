import { ArrowLeft, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Banner } from '#components/feedback/Banner/Banner.tsx'
import { Button } from '#components/actions/Button/Button.tsx'
import type { Failure } from '#domain/failure.ts'
import type { RetryState } from '#domain/loadable.ts'
import { feedbackText } from '#domain/messages/common.ts'
import { describeFailure, panelErrorText } from '#domain/messages/failures.ts'
import { FAILURE_STYLES } from './failureStyles.ts'
import { FailureDetails } from './FailureDetails.tsx'
import { RetryNote } from './RetryNote.tsx'

export interface PanelErrorProps {
  /** What went wrong; determines title, sentence and actions. */
  failure: Failure
  /** The scheduled automatic retry, if any. */
  retrying: RetryState | null
  /**
   * Retries at once. Offered if a retry may help: not for what doesn't exist, where there is a way back.
   * @default none
   */
  onRetry?: (() => void) | undefined
  /** Returns to the previous page. Offered if the requested thing doesn't exist or isn't accessible. @default none */
  onBack?: (() => void) | undefined
  /** Whether a retry is in progress. */
  busy?: boolean
  /** The requested thing with its article: 'this title'. */
  noun?: string | undefined
  /** Replaces the default action: a small button or link. @default none */
  action?: ReactNode
  /** A strip, for use above old data. */
  compact?: boolean
  /** Adds a border, for use outside a panel. */
  framed?: boolean
}

/** A part of a page that failed to load; the rest of the page stays. */
export function PanelError({
  failure,
  retrying,
  onRetry,
  onBack,
  busy = false,
  noun = panelErrorText.defaultNoun,
  action,
  compact = false,
  framed = false,
}: PanelErrorProps) {
  const { icon: Icon, actions, details } = FAILURE_STYLES[failure.kind]
  const { title, sentence } = describeFailure(failure, noun)
  // What doesn't exist won't at the next try, either.
  const isGone = failure.kind === 404 && onBack !== undefined
  const actionButtons = action ?? (
    <DefaultActions
      onRetry={actions.includes('retry') && !isGone ? onRetry : undefined}
      onBack={actions.includes('back') ? onBack : undefined}
      isRetryScheduled={retrying !== null}
      busy={busy}
    />
  )
  if (compact) {
    return (
      <Banner
        tone="error"
        icon={<Icon size={16} strokeWidth={1.5} aria-hidden />}
        title={`${title}.`}
        aside={<RetryNote retrying={retrying} />}
        action={actionButtons}
      >
        {sentence}
      </Banner>
    )
  }
  return (
    <Box data-framed={framed}>
      <IconTile>
        <Icon size={18} strokeWidth={1.5} aria-hidden />
      </IconTile>
      <Column>
        <div role="alert">
          <Title>
            <b>{title}</b>
            {typeof failure.kind === 'number' && (
              <StatusCode>
                <span className="visually-hidden">{panelErrorText.status} </span>
                {failure.kind}
              </StatusCode>
            )}
          </Title>
          <Sentence>{sentence}</Sentence>
          {details && <FailureDetails failure={failure} shownTexts={[title, sentence]} />}
        </div>
        <RetryBox>
          <RetryNote retrying={retrying} />
        </RetryBox>
        <Actions>{actionButtons}</Actions>
      </Column>
    </Box>
  )
}

interface DefaultActionsProps {
  onRetry: (() => void) | undefined
  onBack: (() => void) | undefined
  /** Whether a retry is scheduled anyway; the button then reads 'Try now'. */
  isRetryScheduled: boolean
  busy: boolean
}

function DefaultActions({ onRetry, onBack, isRetryScheduled, busy }: DefaultActionsProps) {
  return (
    <>
      {onRetry !== undefined && (
        <Button size="s" icon={<RotateCw size={14} strokeWidth={1.5} aria-hidden />} busy={busy} onClick={onRetry}>
          {isRetryScheduled ? feedbackText.tryNow : feedbackText.tryAgain}
        </Button>
      )}
      {onBack !== undefined && (
        <Button size="s" icon={<ArrowLeft size={14} strokeWidth={1.5} aria-hidden />} onClick={onBack}>
          {feedbackText.back}
        </Button>
      )}
    </>
  )
}

const Box = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--sp-3);
  padding: var(--sp-1) 0;

  &[data-framed='true'] {
    padding: 18px;
    border-radius: var(--r-2);
    background: var(--surface);
    box-shadow: var(--e-1);
  }
`

const IconTile = styled.span`
  display: grid;
  flex: none;
  width: 36px;
  height: 36px;
  place-items: center;
  border-radius: var(--r-2);
  background: var(--raised);
  color: var(--text-2);
`

const Column = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`

const Title = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px var(--sp-2);

  b {
    font-weight: var(--fw-medium);
  }
`

const StatusCode = styled.span`
  position: relative;
  padding: 0 var(--sp-2);
  border-radius: var(--r-1);
  background: var(--raised);
  color: var(--text-2);
  font-family: var(--font-num);
  font-size: var(--fs-small);
  line-height: 20px;
`

const Sentence = styled.p`
  margin-top: 2px;
  color: var(--text-2);
  font-size: var(--fs-small);
  line-height: 18px;
`

/** Has a margin only while it shows a note. */
const RetryBox = styled.div`
  &:has([aria-hidden]) {
    margin-top: 10px;
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
  margin-top: var(--sp-3);

  &:empty {
    display: none;
  }
`
