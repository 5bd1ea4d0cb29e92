import { ArrowLeft, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Banner } from '#components/feedback/Banner/Banner.tsx'
import { Button } from '#components/actions/Button/Button.tsx'
import type { Failure } from '#domain/failure.ts'
import type { RetryState } from '#domain/loadable.ts'
import { feedbackText } from '#domain/messages/common.ts'
import { tellFailure, panelErrorText } from '#domain/messages/failures.ts'
import { FAILURE_LOOKS } from './failureLooks.ts'
import { FailureDetails } from './FailureDetails.tsx'
import { RetryNote } from './RetryNote.tsx'

export interface PanelErrorProps {
  failure: Failure
  /** A retry that is planned by itself; null when none is. */
  retrying: RetryState | null
  /** Tries again at once. Offered where another try may help. */
  onRetry?: (() => void) | undefined
  /** Back to where the person came from. Offered where what was asked for is not there. */
  onBack?: (() => void) | undefined
  /** A try is under way. */
  busy?: boolean
  /** What was asked for, with its article: 'this title'. */
  noun?: string | undefined
  /** The one way out, in place of the usual: a small quiet button or link. */
  action?: ReactNode
  /** One strip, for standing above data that is still shown. */
  compact?: boolean
  /** With a hairline ring of its own, where it does not stand inside a panel. */
  framed?: boolean
}

/** A part of a page that could not be loaded; the rest of the page stays (behaviour.md, What each failure shows). */
export function PanelError({
  failure,
  retrying,
  onRetry,
  onBack,
  busy = false,
  noun = panelErrorText.thing,
  action,
  compact = false,
  framed = false,
}: PanelErrorProps) {
  const { icon: Icon, ways, details } = FAILURE_LOOKS[failure.kind]
  const { title, sentence } = tellFailure(failure, noun)
  const wayOut = action ?? (
    <WaysOut
      retry={ways.includes('retry') ? onRetry : undefined}
      back={ways.includes('back') ? onBack : undefined}
      planned={retrying !== null}
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
        action={wayOut}
      >
        {sentence}
      </Banner>
    )
  }
  return (
    <Place data-framed={framed}>
      <Tile>
        <Icon size={18} strokeWidth={1.5} aria-hidden />
      </Tile>
      <Column>
        <div role="alert">
          <Title>
            <b>{title}</b>
            {typeof failure.kind === 'number' && (
              <Code>
                <span className="vh">{panelErrorText.status} </span>
                {failure.kind}
              </Code>
            )}
          </Title>
          <Sentence>{sentence}</Sentence>
          {details && <FailureDetails failure={failure} shown={[title, sentence]} />}
        </div>
        <Retries>
          <RetryNote retrying={retrying} />
        </Retries>
        <Ways>{wayOut}</Ways>
      </Column>
    </Place>
  )
}

interface WaysOutProps {
  retry: (() => void) | undefined
  back: (() => void) | undefined
  /** A retry is planned: pressing only makes it come sooner. */
  planned: boolean
  busy: boolean
}

function WaysOut({ retry, back, planned, busy }: WaysOutProps) {
  return (
    <>
      {retry !== undefined && (
        <Button size="s" icon={<RotateCw size={14} strokeWidth={1.5} aria-hidden />} busy={busy} onClick={retry}>
          {planned ? feedbackText.tryNow : feedbackText.tryAgain}
        </Button>
      )}
      {back !== undefined && (
        <Button size="s" icon={<ArrowLeft size={14} strokeWidth={1.5} aria-hidden />} onClick={back}>
          {feedbackText.back}
        </Button>
      )}
    </>
  )
}

const Place = styled.div`
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

const Tile = styled.span`
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

const Code = styled.span`
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

/** Room above the note only while there is one. */
const Retries = styled.div`
  &:has([aria-hidden]) {
    margin-top: 10px;
  }
`

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
  margin-top: var(--sp-3);

  &:empty {
    display: none;
  }
`
