import { styled } from 'styled-components'
import { Panel } from '#components/layout/Panel/Panel.tsx'
import { Resource } from '#components/feedback/Resource/Resource.tsx'
import { Skeleton, SkeletonBlock, SkeletonLine } from '#components/feedback/Skeleton/Skeleton.tsx'
import { formatNumber, formatPercent } from '#domain/format.ts'
import type { Loadable } from '#domain/loadable.ts'
import { trackingText } from '#domain/messages/tracking.ts'
import type { TrackingSource } from '#domain/reportRows.ts'
import { roundedShares } from '#domain/shares.ts'
import { otherSources, totalHits, type TrackingTotals } from '#domain/tracking.ts'

export interface TrackingPanelProps {
  tracking: Loadable<TrackingTotals>
  /** The server’s names of sources that only it knows, by id. */
  sourceNames: ReadonlyMap<string, string>
  /** The page shows one country: says that tracking covers all. */
  inOneCountry: boolean
}

const SOURCES: readonly TrackingSource[] = ['live', 'suspicious', 'unknown', 'test']
const SHARE_DECIMALS = 1

/** Tracked clicks by source: a proportional bar and a table. */
export function TrackingPanel({ tracking, sourceNames, inOneCountry }: TrackingPanelProps) {
  const { data } = tracking
  const sources = data ? [...SOURCES, ...otherSources(data)] : SOURCES
  const shares = data ? sharesOf(sources.map((source) => data.get(source) ?? 0)) : []
  return (
    <Panel
      title={trackingText.heading}
      titleNote={data && tracking.isComplete && <Count>{trackingText.clickCount(totalHits(data), inOneCountry)}</Count>}
    >
      <Resource
        resource={tracking}
        noun={trackingText.failureNoun}
        skeleton={<TrackingSkeleton />}
        isEmpty={(totals) => totalHits(totals) === 0}
        empty={<Note>{trackingText.none}</Note>}
      >
        {(totals) => (
          <>
            <Bar aria-hidden>
              {sources
                .filter((source) => totals.get(source) !== 0)
                .map((source) => (
                  <i key={source} data-source={source} style={{ flexGrow: totals.get(source) }} />
                ))}
            </Bar>
            <Table>
              <caption className="visually-hidden">{trackingText.caption}</caption>
              <thead>
                <tr>
                  {[trackingText.source, trackingText.clicksHead, trackingText.share].map((head) => (
                    <th key={head} scope="col">
                      <span className="visually-hidden">{head}</span>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {sources.map((source, index) => (
                  <tr key={source}>
                    <th scope="row">
                      <SourceName>
                        <i data-source={source} aria-hidden />
                        <span>
                          <SourceTexts source={source} names={sourceNames} />
                        </span>
                      </SourceName>
                    </th>
                    <td data-none={totals.get(source) === 0}>{formatNumber(totals.get(source) ?? 0)}</td>
                    <td>{formatPercent(shares[index] ?? null, SHARE_DECIMALS)}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
            <Note>{trackingText.onlyLive}</Note>
          </>
        )}
      </Resource>
    </Panel>
  )
}

/** A source that we know in our words, another one by the server’s name. */
function SourceTexts({ source, names }: { source: string; names: ReadonlyMap<string, string> }) {
  const known = SOURCES.find((each) => each === source)
  if (known === undefined) return <b dir="auto">{names.get(source) ?? source}</b>
  return (
    <>
      <b>{trackingText.sources[known].name}</b>
      <small>{trackingText.sources[known].text}</small>
    </>
  )
}

/** The share of each count; null without clicks. */
function sharesOf(counts: readonly number[]): readonly (number | null)[] {
  return roundedShares(
    counts.map((count) => (count === 0 ? null : count)),
    SHARE_DECIMALS,
  )
}

function TrackingSkeleton() {
  return (
    <Skeleton>
      <SkeletonBlock height={12} />
      <SkeletonLines>
        {SOURCES.map((source) => (
          <SkeletonLine key={source} width="70%" />
        ))}
      </SkeletonLines>
    </Skeleton>
  )
}

const Count = styled.span`
  color: var(--text-3);
  font: var(--fw-regular) var(--fs-small) / var(--lh-small) var(--font-num);
`

const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: 12px;
  margin-bottom: var(--sp-2);
  overflow: hidden;
  border-radius: var(--r-1);

  & > i {
    flex-basis: 0;
    min-width: 5px;
  }

  & > i,
  & ~ table i {
    background: var(--line-ctl);
  }

  & > [data-source='live'],
  & ~ table [data-source='live'] {
    background: var(--ok);
  }

  & > [data-source='suspicious'],
  & ~ table [data-source='suspicious'] {
    background: repeating-linear-gradient(135deg, var(--warn) 0 3px, var(--warn-soft) 3px 6px);
  }

  & > [data-source='test'],
  & ~ table [data-source='test'] {
    background: var(--info);
  }

  @media (forced-colors: active) {
    & > i,
    & ~ table i {
      forced-color-adjust: none;
    }
  }
`

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  & thead th {
    padding: 0;
  }

  & tbody th,
  & td {
    height: 52px;
    padding: 0 var(--sp-2);
    border-bottom: 1px solid var(--line);
  }

  & tbody th {
    padding-left: 0;
    font-weight: inherit;
    text-align: start;
  }

  & i {
    flex: none;
    width: 10px;
    height: 10px;
    margin-top: 5px;
    border-radius: 2px;
  }

  & b {
    font-weight: var(--fw-medium);
  }

  & small {
    display: block;
    color: var(--text-3);
    font-size: var(--fs-small);
    line-height: var(--lh-small);
  }

  & td {
    font-family: var(--font-num);
    text-align: end;
  }

  & td:last-child {
    width: 64px;
    padding-right: 0;
    color: var(--text-2);
  }

  & td[data-none='true'] {
    color: var(--text-3);
  }
`

const SourceName = styled.span`
  display: flex;
  gap: var(--sp-2);
  text-align: start;
`

const Note = styled.p`
  margin-top: var(--sp-3);
  color: var(--text-3);
  font-size: var(--fs-small);
  line-height: var(--lh-small);
`

const SkeletonLines = styled.div`
  display: grid;
  gap: 42px;
  padding: 24px 0 36px;
`
