import { useEffect, useState, type DragEvent } from 'react'

interface Drop {
  /** Whether files are being dragged over the zone. */
  over: boolean
  zone: {
    onDragEnter: (event: DragEvent) => void
    onDragOver: (event: DragEvent) => void
    onDragLeave: (event: DragEvent) => void
    onDrop: (event: DragEvent) => void
  }
}

/**
 * Handles files dropped on a zone. Also stops the browser from opening a file that is dropped elsewhere on the page.
 */
export function useDrop(disabled: boolean, onFiles: (files: readonly File[]) => void): Drop {
  const [over, setOver] = useState(false)
  usePreventStrayDrops()

  const handleDrag = (event: DragEvent) => {
    if (disabled || !hasFiles(event.dataTransfer)) return
    event.preventDefault()
    event.stopPropagation()
    event.dataTransfer.dropEffect = 'copy'
    setOver(true)
  }
  return {
    over: over && !disabled,
    zone: {
      onDragEnter: handleDrag,
      onDragOver: handleDrag,
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

function usePreventStrayDrops() {
  useEffect(() => {
    const preventDrop = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || event.dataTransfer === null || !hasFiles(event.dataTransfer)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    window.addEventListener('dragover', preventDrop)
    window.addEventListener('drop', preventDrop)
    return () => {
      window.removeEventListener('dragover', preventDrop)
      window.removeEventListener('drop', preventDrop)
    }
  }, [])
}

function hasFiles({ types }: DataTransfer): boolean {
  return types.includes('Files')
}
