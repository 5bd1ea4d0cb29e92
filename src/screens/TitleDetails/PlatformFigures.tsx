import { styled } from 'styled-components'
import { Delta } from '#components/Delta/Delta.tsx'
import { PlatformMark } from '#components/PlatformMark/PlatformMark.tsx'
import { Tooltip } from '#components/Tooltip/Tooltip.tsx'
import { changeOf } from '#domain/change.ts'
import { figureText, fullNumber, isShortened, percentText } from '#domain/format.ts'
import { resultsText, type Measure } from '#domain/messages/results.ts'
import { titleText } from '#domain/messages/title.ts'
import { ratio, type Figures, type PlatformOrAll } from '#domain/metrics.ts'
import { isKnown } from '#domain/report.ts'
import { measure } from '#screens/shared/results/trendLines.ts'

export interface PlatformFiguresProps {
  platform: PlatformOrAll
  figures: Figures
  /** Over the period compared with. */
  earlier: Figures | null
  /** Of all platforms, for its share of them. */
  all: Figures
}

const BELOW: readonly Measure[] = ['impressions', 'conversions', 'ctr', 'rate']

/** One platform's figures over a period: clicks large, with its share of all; the rest below, each with its change. */
export function PlatformFigures({ platform, figures, earlier, all }: PlatformFiguresProps) {
  const inUse = isKnown(figures)
  const name = resultsText.platforms[platform]
  const change = (of: Measure) => (earlier ? <Delta change={changeOf(measure(figures, of), measure(earlier, of))} /> : null)
  const note = inUse ? titleText.figures.share(ratio(figures.clicks, all.clicks)) : titleText.figures.notInUse
  return (
    <Column role="group" aria-label={name}>
      <Head>
        <PlatformMark platform={platform} label={name} />
        {platform !== 'all' && <small>{note}</small>}
      </Head>
      <Large data-none={figures.clicks === null}>
        <Figure value={figures.clicks} />
        <small>{resultsText.metrics.clicks.unit}</small>
        {inUse && change('clicks')}
      </Large>
      <dl>
        {BELOW.map((of) => (
          <div key={of}>
            <dt title={resultsText.metrics[of].help}>{resultsText.metrics[of].name}</dt>
            <dd data-none={measure(figures, of) === null}>
              {of === 'ctr' || of === 'rate' ? percentText(measure(figures, of)) : <Figure value={figures[of]} />}
            </dd>
            <dd>{inUse && change(of)}</dd>
          </div>
        ))}
      </dl>
    </Column>
  )
}

/** Shortened where it is long, the whole of it in a tooltip and to screen readers. */
function Figure({ value }: { value: number | null }) {
  if (!isShortened(value)) return <span>{figureText(value)}</span>
  return (
    <Tooltip title={fullNumber(value)} describes={false}>
      <span>
        <span aria-hidden>{figureText(value)}</span>
        <span className="vh">{fullNumber(value)}</span>
      </span>
    </Tooltip>
  )
}

const Column = styled.div`
  min-width: 0;
  padding: var(--sp-5);

  & small {
    color: var(--text-3);
    font: var(--fw-regular) var(--fs-small) / var(--lh-small) var(--font-num);
    letter-spacing: 0;
  }

  & [data-none='true'] {
    color: var(--text-3);
  }

  & > dl {
    display: grid;
    grid-template-columns: 1fr auto auto;
    gap: 6px var(--sp-3);
    margin-top: 14px;
    padding-top: var(--sp-3);
    border-top: 1px solid var(--line);
    font-size: var(--fs-small);
    line-height: 18px;
  }

  & > dl > div {
    display: contents;
  }

  & dt {
    color: var(--text-2);
  }

  & dd {
    position: relative;
    font-family: var(--font-num);
    text-align: end;
  }

  @media (max-width: 767px) {
    padding: var(--sp-4);
  }
`

const Head = styled.div`
  display: flex;
  gap: var(--sp-2);
  align-items: center;
  justify-content: space-between;
  color: var(--text-2);
  font-size: var(--fs-small);
  line-height: var(--lh-small);
  font-weight: var(--fw-medium);
`

const Large = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 0 10px;
  align-items: baseline;
  margin-top: var(--sp-3);
  font: var(--fw-medium) var(--fs-figure) / var(--lh-figure) var(--font-ui);
  letter-spacing: -.02em;
`
