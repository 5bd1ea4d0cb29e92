import { useId } from 'react'
import { styled } from 'styled-components'
import { DASH } from '#domain/format.ts'
import { metricText } from '#domain/messages/data.ts'
import type { PlatformOrAll } from '#domain/platforms.ts'
import { changeKind, Delta } from '../Delta/Delta.tsx'
import { PlatformMark } from '../PlatformMark/PlatformMark.tsx'
import { Skeleton, SkeletonLine } from '#components/feedback/Skeleton/Skeleton.tsx'
import { type MetricValue, formatExact, formatShort } from './metricValue.ts'
import { Tooltip } from '#components/overlays/Tooltip/Tooltip.tsx'

/** A secondary figure of a card. */
interface MetricLine extends MetricValue {
  /** Unique in the card. */
  label: string
  /** The metric's meaning, shown as a tooltip on the label. */
  help?: string
}

export interface MetricCardProps {
  /** The subject of the figures: 'Google', 'Clicks'. */
  label: string
  /** Adds the platform's mark to the label. @default none */
  platform?: PlatformOrAll
  /** Shown at the end of the label's line: '56% of clicks'. @default none */
  note?: string | null
  /** The large figure with its format and change. */
  figure: MetricValue
  /** The unit of the large figure: 'clicks'. @default none */
  unit?: string
  /** Secondary figures, below the large one. */
  lines?: readonly MetricLine[]
  /** Whether the platform is not in use: shows dashes and a note. */
  notInUse?: boolean
  /** Whether the figures are loading. */
  loading?: boolean
}

/** A large figure with its change, and secondary figures below. Use it in a MetricStrip, or alone on a panel. */
export function MetricCard({
  label,
  platform,
  note,
  figure,
  unit,
  lines = [],
  notInUse = false,
  loading = false,
}: MetricCardProps) {
  const labelId = useId()
  const sideNote = notInUse ? metricText.noAds(label) : note
  return (
    <Card role="group" aria-labelledby={labelId} data-empty={notInUse || undefined}>
      <Head>
        <Name id={labelId}>
          {platform && <PlatformMark platform={platform} />}
          <bdi className="ellipsis">{label}</bdi>
        </Name>
        {sideNote !== undefined && sideNote !== null && !loading && <small>{sideNote}</small>}
      </Head>
      {loading ? (
        <LoadingFigures label={label} lineCount={lines.length} />
      ) : (
        <>
          <Large>
            {notInUse ? <span>{DASH}</span> : <MetricFigure {...figure} />}
            {unit !== undefined && <small>{unit}</small>}
            {!notInUse && figure.change !== undefined && (
              <Delta change={figure.change} kind={changeKind(figure.format)} />
            )}
          </Large>
          {lines.length > 0 && (
            <dl>
              {lines.map((line) => (
                <div key={line.label}>
                  <dt title={line.help}>{line.label}</dt>
                  <dd data-empty={line.value === null || undefined}>{notInUse ? DASH : <MetricFigure {...line} />}</dd>
                  <dd>
                    {!notInUse && line.change !== undefined && (
                      <Delta change={line.change} kind={changeKind(line.format)} />
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </>
      )}
    </Card>
  )
}

function LoadingFigures({ label, lineCount }: { label: string; lineCount: number }) {
  return (
    <Skeleton label={metricText.loading(label)}>
      <SkeletonBox>
        <SkeletonLine width="46%" height={24} />
        {Array.from({ length: lineCount }, (_, index) => (
          <SkeletonLine key={index} width={index % 2 === 0 ? '100%' : '88%'} />
        ))}
      </SkeletonBox>
    </Skeleton>
  )
}

const Card = styled.div`
  min-width: 0;
  padding: var(--sp-5);

  & small {
    color: var(--text-3);
    font: var(--fw-regular) var(--fs-small) / var(--lh-small) var(--font-num);
    letter-spacing: 0;
  }

  & [data-empty],
  &[data-empty] :is(dd, span) {
    color: var(--text-3);
  }

  & > dl {
    display: grid;
    grid-template-columns: minmax(min-content, 1fr) auto auto;
    gap: 6px var(--sp-3);
    margin-top: 14px;
    padding-top: var(--sp-3);
    border-top: 1px solid var(--line);
    font-size: var(--fs-small);
    line-height: 1.125rem;
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
    white-space: nowrap;
  }

  & [tabindex] {
    border-radius: var(--r-1);
  }

  @media (max-width: 767px) {
    padding: var(--sp-4);
  }

  @media print {
    padding: var(--sp-3);

    & > dl {
      column-gap: var(--sp-2);
    }
  }
`

const Head = styled.div`
  display: flex;
  gap: var(--sp-2);
  align-items: center;
  justify-content: space-between;
  font-size: var(--fs-small);
  line-height: var(--lh-small);

  & > small {
    flex: none;
  }
`

const Name = styled.span`
  display: flex;
  gap: 7px;
  align-items: center;
  min-width: 0;
  color: var(--text-2);
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
  letter-spacing: -0.02em;
`

/** As high as the loaded figures. */
const SkeletonBox = styled.div`
  display: grid;
  gap: 14px;
  margin-top: 18px;
  padding-bottom: 4px;

  & > :first-child:not(:last-child) {
    margin-bottom: 23px;
  }
`

/**
 * A figure, shortened if long. The exact number is then in a tooltip, also on keyboard focus, and read by screen
 * readers.
 */
function MetricFigure(figure: MetricValue) {
  const exact = formatExact(figure)
  if (exact === null) return <span>{formatShort(figure)}</span>
  return (
    <Tooltip title={exact} describes={false}>
      <span tabIndex={0}>
        <span aria-hidden="true">{formatShort(figure)}</span>
        <span className="visually-hidden">{exact}</span>
      </span>
    </Tooltip>
  )
}
