import {
  Ban,
  CircleAlert,
  Clock,
  Lock,
  LogIn,
  RotateCw,
  Rows3,
  Search,
  TriangleAlert,
  Unplug,
  WifiOff,
} from 'lucide-react'
import { styled } from 'styled-components'
import { EmptyShelfScene } from '#components/brand/EmptyShelfScene/EmptyShelfScene.tsx'
import { Banner } from '#components/feedback/Banner/Banner.tsx'
import { FAILURES, type Failure, type FailureIcon } from '#domain/failure.ts'
import type { RetryState } from '#domain/loadable.ts'
import { describePanelFailure, panelErrorText } from '#domain/messages/failures.ts'
import { FailureActions } from './FailureActions.tsx'
import { FailureDetails } from './FailureDetails.tsx'
import { RetryNote } from './RetryNote.tsx'

const ICONS: Readonly<Record<FailureIcon, typeof Ban>> = {
  alert: TriangleAlert,
  broken: Unplug,
  cancelled: Ban,
  login: LogIn,
  lock: Lock,
  offline: WifiOff,
  question: CircleAlert,
  restart: RotateCw,
  rows: Rows3,
  search: Search,
  waiting: Clock,
}

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
  /** Offered beside Back when the requested thing doesn't exist: it may be in another account. @default none */
  onSwitchAccount?: (() => void) | null
  /** Whether a retry is in progress. */
  busy?: boolean
  /** The requested thing with its article: 'this title'. */
  noun?: string | undefined
  /**
   * `panel` inside one, `framed` with a border outside of one, `page` centred on an unlit shelf in place of what a page is
   * about, `strip` above old data.
   * @default "panel"
   */
  variant?: PanelErrorVariant | undefined
}

export type PanelErrorVariant = 'panel' | 'framed' | 'page' | 'strip'

/** A part of a page that failed to load; the rest of the page stays. */
export function PanelError({
  failure,
  retrying,
  onRetry,
  onBack,
  onSwitchAccount = null,
  busy = false,
  noun = panelErrorText.defaultNoun,
  variant = 'panel',
}: PanelErrorProps) {
  const { icon, isFinal, offersBack, showsDetails } = FAILURES[failure.kind]
  const Icon = ICONS[icon]
  const { title, sentence, serverLines } = describePanelFailure(failure, noun)
  // What doesn't exist won't at the next try, either.
  const isGone = failure.kind === 404 && onBack !== undefined
  const actionButtons = (
    <FailureActions
      onRetry={isFinal || isGone ? undefined : onRetry}
      onBack={offersBack ? onBack : undefined}
      onSwitchAccount={isGone ? onSwitchAccount : null}
      isRetryScheduled={retrying !== null}
      busy={busy}
      size={variant === 'page' ? 'm' : 's'}
    />
  )
  if (variant === 'strip') {
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
    <Box data-variant={variant}>
      {variant === 'page' ? (
        <EmptyShelfScene lit={false} />
      ) : (
        <IconTile>
          <Icon size={18} strokeWidth={1.5} aria-hidden />
        </IconTile>
      )}
      <Column>
        <div role="alert">
          <Title>{title}</Title>
          {typeof failure.kind === 'number' && (
            <span className="visually-hidden">{`${panelErrorText.status} ${failure.kind}`}</span>
          )}
          <Sentence>{sentence}</Sentence>
          {showsDetails && (
            <FailureDetails
              lines={serverLines}
              body={failure.body}
              shownTexts={[title, sentence]}
              centred={variant === 'page'}
            />
          )}
        </div>
        <Actions>
          {typeof failure.kind === 'number' && <StatusCode aria-hidden>{failure.kind}</StatusCode>}
          {actionButtons}
        </Actions>
        <RetryBox>
          <RetryNote retrying={retrying} />
        </RetryBox>
      </Column>
    </Box>
  )
}

const Box = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--sp-3);
  padding: var(--sp-1) 0;

  &[data-variant='framed'] {
    padding: 18px;
    border-radius: var(--r-2);
    background: var(--surface);
    box-shadow: var(--e-1);
  }

  &[data-variant='page'] {
    flex-direction: column;
    align-items: center;
    max-width: 420px;
    margin: 0 auto;
    padding: var(--sp-16) 0;
    text-align: center;
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

  [data-variant='page'] > & {
    width: 100%;
    margin-top: 6px;
    text-wrap: balance;
  }
`

const Title = styled.p`
  font-weight: var(--fw-medium);

  [data-variant='page'] & {
    font-size: var(--fs-lead);
    line-height: var(--lh-lead);
  }
`

const StatusCode = styled.span`
  padding: 0 var(--sp-2);
  border-radius: var(--r-1);
  background: var(--raised);
  color: var(--text-2);
  font-family: var(--font-num);
  font-size: var(--fs-small);
  line-height: 1.25rem;
`

const Sentence = styled.p`
  margin-top: 2px;
  color: var(--text-2);
  font-size: var(--fs-small);
  line-height: 1.125rem;

  [data-variant='page'] & {
    font-size: var(--fs-body);
    line-height: var(--lh-body);
  }
`

/** Has a margin only while it shows a note. */
const RetryBox = styled.div`
  &:has([aria-hidden]) {
    margin-top: var(--sp-3);
  }

  [data-variant='page'] & {
    display: flex;
    justify-content: center;
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2);
  margin-top: var(--sp-3);

  &:empty {
    display: none;
  }

  [data-variant='page'] & {
    justify-content: center;
    margin-top: var(--sp-4);
  }
`
