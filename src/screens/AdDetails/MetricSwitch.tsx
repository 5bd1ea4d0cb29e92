import { styled } from 'styled-components'
import { Delta } from '#components/Delta/Delta.tsx'
import { SkeletonLine } from '#components/Skeleton/Skeleton.tsx'
import { changeOf } from '#domain/change.ts'
import { figureText, fullNumber, isShortened, percentText } from '#domain/format.ts'
import { adText } from '#domain/messages/ad.ts'
import { resultsText, type Measure } from '#domain/messages/results.ts'
import type { Figures } from '#domain/metrics.ts'
import { measure } from '#screens/shared/results/trendLines.ts'
import { AD_METRICS, type AdMetric } from './adView.ts'

interface MetricSwitchProps {
  now: Figures | undefined
  /** Over the period compared with; null: there is none. */
  earlier: Figures | null
  waiting: boolean
  metric: AdMetric
  onMetric: (metric: AdMetric) => void
}

/** Figures in a row, each with its change; the pressed one is drawn below. */
export function MetricSwitch({ now, earlier, waiting, metric, onMetric }: MetricSwitchProps) {
  return (
    <Row role="group" aria-label={adText.results.metrics}>
      {AD_METRICS.map((each) => {
        const value = now === undefined ? null : measure(now, each)
        return (
          <button key={each} type="button" aria-pressed={each === metric} title={resultsText.metrics[each].help} onClick={() => onMetric(each)}>
            <span>{resultsText.metrics[each].name}</span>
            <span>
              {waiting ? <SkeletonLine width={64} height={20} /> : <b title={isShortened(value) ? fullNumber(value) : undefined}>{textOf(value, each)}</b>}
              {earlier !== null && <Delta change={changeOf(value, measure(earlier, each))} />}
            </span>
          </button>
        )
      })}
    </Row>
  )
}

function textOf(value: number | null, metric: Measure): string {
  return metric === 'ctr' || metric === 'rate' ? percentText(value) : figureText(value)
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2) var(--sp-7);

  & > button {
    position: relative;
    padding: 2px 0 6px;
    border: 0;
    background: none;
    text-align: start;
    cursor: pointer;
  }

  & > button > span:first-child {
    color: var(--text-2);
    font-size: var(--fs-small);
    line-height: var(--lh-small);
  }

  & > button > span:last-child {
    display: flex;
    gap: var(--sp-2);
    align-items: baseline;
    min-height: 28px;
  }

  & b {
    font-size: 20px;
    font-weight: var(--fw-medium);
    letter-spacing: -.01em;
    line-height: 28px;
  }

  & > button::after {
    position: absolute;
    right: 0;
    bottom: 0;
    left: 0;
    height: 2px;
    border-radius: 2px;
    content: '';
  }

  & > button:hover::after {
    background: var(--line-ctl);
  }

  & > button[aria-pressed='true']::after {
    background: var(--lamp);
  }

  @media (max-width: 767px) {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 10px;

    & b {
      font-size: var(--fs-title);
      line-height: var(--lh-title);
    }

    & > button > span:last-child {
      flex-direction: column;
      gap: 0;
      align-items: flex-start;
    }
  }
`
