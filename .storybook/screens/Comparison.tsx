import { useLayoutEffect, useRef } from 'react'
import { Button } from '#components/actions/Button/Button.tsx'
import type { State } from './loadStates.ts'
import type { Picture, View } from './readPictures.ts'
import { StateView } from './StateCard.tsx'

interface ComparisonProps {
  /** Two of them are shown. */
  states: readonly State[]
  /** By story. */
  picturesOf: Readonly<Record<string, readonly Picture[]>>
  view: View
  onClose: () => void
}

/** Two states side by side, in a dialog. */
export function Comparison({ states, picturesOf, view, onClose }: ComparisonProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isOpen = states.length === 2
  // Before its stories load: they give the focus back to what has it then.
  useLayoutEffect(() => {
    if (isOpen) dialog.current?.showModal()
  }, [isOpen])
  if (!isOpen) return null
  return (
    <dialog ref={dialog} className="comparison sb-unstyled" aria-label="Side by side" onClose={onClose}>
      <header>
        Side by side
        <Button size="s" onClick={() => dialog.current?.close()}>
          Close
        </Button>
      </header>
      {states.map((state) => (
        <figure key={state.id}>
          <figcaption>{state.name}</figcaption>
          <StateView state={state} pictures={picturesOf[state.id] ?? []} view={view} />
        </figure>
      ))}
    </dialog>
  )
}
