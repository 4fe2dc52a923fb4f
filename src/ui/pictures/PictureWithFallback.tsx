import { styled } from '@mui/material/styles'
import { type ComponentProps, type ReactElement, useState } from 'react'
import { Picture } from './Picture.tsx'

interface Props extends ComponentProps<typeof Picture> {
  fallback: ReactElement
}

// A button must not contain a div.
const Wrapper = styled('span')({ display: 'block' })

export const PictureWithFallback = ({ fallback, ...picture }: Props) => {
  const [broken, setBroken] = useState('')
  const { src } = picture
  // A picture in the HTML may fail before React listens.
  const check = (wrapper: HTMLElement | null) => {
    const image = wrapper?.querySelector('img')
    if (image?.complete && image.naturalWidth === 0) setBroken(src)
  }
  if (broken === src) return fallback
  return (
    <Wrapper ref={check} onErrorCapture={() => setBroken(src)}>
      <Picture {...picture} />
    </Wrapper>
  )
}
