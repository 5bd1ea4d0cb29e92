import { useEffect, useState, type DragEvent } from 'react'

interface Drop {
  /** Files are held over the zone. */
  over: boolean
  zone: {
    onDragEnter: (event: DragEvent) => void
    onDragOver: (event: DragEvent) => void
    onDragLeave: (event: DragEvent) => void
    onDrop: (event: DragEvent) => void
  }
}

/** Takes the files that are dropped on a zone. A file that misses it is not opened in place of the page. */
export function useDrop(disabled: boolean, onFiles: (files: readonly File[]) => void): Drop {
  const [over, setOver] = useState(false)
  useMissed()

  const hold = (event: DragEvent) => {
    if (disabled || !hasFiles(event.dataTransfer)) return
    event.preventDefault()
    event.stopPropagation()
    event.dataTransfer.dropEffect = 'copy'
    setOver(true)
  }
  return {
    over: over && !disabled,
    zone: {
      onDragEnter: hold,
      onDragOver: hold,
      onDragLeave: () => setOver(false),
      onDrop: (event) => {
        setOver(false)
        if (disabled || !hasFiles(event.dataTransfer)) return
        event.preventDefault()
        onFiles([...event.dataTransfer.files])
      },
    },
  }
}

function useMissed() {
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || event.dataTransfer === null || !hasFiles(event.dataTransfer)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    window.addEventListener('dragover', refuse)
    window.addEventListener('drop', refuse)
    return () => {
      window.removeEventListener('dragover', refuse)
      window.removeEventListener('drop', refuse)
    }
  }, [])
}

function hasFiles({ types }: DataTransfer): boolean {
  return types.includes('Files')
}
