import { PanelError } from '#components/feedback/PanelError/PanelError.tsx'
import { FAILURES, type FailureKind } from '#domain/failure.ts'
import { Catalogue } from './Catalogue.tsx'

const ignore = () => undefined

const ROWS = Object.entries(FAILURES).map(([key, { title, sentence }]) => {
  const code = /^\d+$/.test(key) ? key : ''
  // An object's keys are texts, of statuses too.
  const kind = (code === '' ? key : Number(key)) as FailureKind
  const text = sentence('this title')
  return {
    key,
    words: `${code} ${title} ${text}`,
    cells: [
      code,
      <>
        <b>{title}</b>
        <br />
        {text}
      </>,
      <div key={key} className="sb-unstyled">
        <PanelError
          failure={{ kind, details: [], body: null }}
          retrying={null}
          noun="this title"
          variant="framed"
          onRetry={ignore}
          onBack={ignore}
        />
      </div>,
    ],
  }
})

/** The catalogue of failures, each live. */
export const Errors = () => (
  <Catalogue
    label="Search errors"
    heads={['Code', 'Heading and sentence', 'Live, with what can be done']}
    rows={ROWS}
  />
)
