import { useCallback, useState, type ComponentProps, type ReactNode } from 'react'
import { Picture } from './Picture.tsx'

interface Props extends ComponentProps<typeof Picture> {
  /** Stands in for a picture that is missing or broken. */
  fallback: ReactNode
}

/** A picture that gives way to another view when it cannot be loaded. */
export const SafePicture = ({ fallback, ...picture }: Props) => {
  const [broken, setBroken] = useState('')
  const { src } = picture
  // The picture of prerendered HTML may have failed before anything listened.
  const check = useCallback(
    (frame: HTMLElement | null) => {
      const image = frame?.querySelector('img')
      if (image?.complete && image.naturalWidth === 0) setBroken(src)
    },
    [src],
  )
  if (broken === src) return fallback
  return (
    <div ref={check} onErrorCapture={() => setBroken(src)}>
      <Picture {...picture} />
    </div>
  )
}
