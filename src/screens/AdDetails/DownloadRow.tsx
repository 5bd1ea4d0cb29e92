import { Download, X } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { FormMessage } from '#components/inputs/FormMessage/FormMessage.tsx'
import { IconButton } from '#components/actions/IconButton/IconButton.tsx'
import { ProgressBar } from '#components/feedback/ProgressBar/ProgressBar.tsx'
import { FAILURES } from '#domain/failure.ts'
import { adText } from '#domain/messages/ad.ts'
import { reasonsOf } from '#domain/messages/failures.ts'
import type { AdDownload } from './AdDetailsScreenProps.ts'

interface DownloadRowProps {
  /** Description of the artwork shown: size, duration, type. */
  description: string
  download: AdDownload
}

const text = adText.preview

/** Description and download button; during a download, its progress and a cancel button instead of the description. */
export function DownloadRow({ description, download: { progress, failure, start, cancel } }: DownloadRowProps) {
  return (
    <>
      <Row>
        {progress === null ? (
          <About>{description}</About>
        ) : (
          <>
            <ProgressBar
              label={text.downloading}
              value={progress.loaded}
              max={progress.total}
              valueText={text.progress(progress.loaded, progress.total)}
            />
            <IconButton
              size="s"
              label={text.cancel}
              icon={<X size={16} strokeWidth={1.5} aria-hidden />}
              onClick={cancel}
            />
          </>
        )}
        <Button icon={<Download size={16} strokeWidth={1.5} aria-hidden />} busy={progress !== null} onClick={start}>
          {text.download}
        </Button>
      </Row>
      <Message data-empty={failure === null || undefined}>
        <FormMessage text={failure === null ? null : text.failed([FAILURES.download.title, ...reasonsOf(failure)])} />
      </Message>
    </>
  )
}

const Row = styled.div`
  display: flex;
  margin-top: auto;
  gap: var(--sp-3);
  align-items: center;
  padding: 14px var(--sp-4) var(--sp-4) var(--sp-5);
`

const About = styled.span`
  flex: 1;
  min-width: 0;
  color: var(--text-3);
  font-family: var(--font-num);
  font-size: var(--fs-small);
`

const Message = styled.div`
  padding: 0 var(--sp-5) var(--sp-4);

  &[data-empty] {
    padding: 0;
  }
`
