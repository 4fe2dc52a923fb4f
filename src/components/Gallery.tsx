import { styled } from '@mui/material/styles'
import { useRef, useState, type ReactNode } from 'react'
import { SafePicture } from './SafePicture.tsx'
import { Thumbnails } from './Thumbnails.tsx'
import { useSidewaysSwipe } from './useSidewaysSwipe.ts'

// Where the text beside it is longer, the picture stays in view.
const Frame = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { position: 'sticky', insetBlockStart: 112, alignSelf: 'start' },
}))

const Main = styled('div')(({ theme }) => ({
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  marginBlockEnd: theme.spacing(1),
  backgroundColor: theme.vars.palette.site.ground,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 4,
  touchAction: 'pan-y pinch-zoom',
}))

interface Props {
  pictures: readonly { src: string; alt: string }[]
  /** Shown when there is no picture, or when the selected one is missing. */
  fallback: ReactNode
  /** The `sizes` of the large picture. */
  sizes: string
  /** Comes before the large picture, without height of its own: what lies over it. */
  over?: ReactNode
  onSelected?: () => void
}

/** One large picture and, below it, the buttons that choose it; a swipe chooses the next one. */
export const Gallery = ({ pictures, fallback, sizes, over, onSelected }: Props) => {
  const main = useRef<HTMLDivElement>(null)
  const [selected, setSelected] = useState(0)
  const picture = pictures[selected]
  const swipe = useSidewaysSwipe((step) =>
    setSelected((index) => (pictures[index + step] ? index + step : index)),
  )
  const select = (index: number) => {
    setSelected(index)
    onSelected?.()
    main.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <Frame>
      {over}
      <Main ref={main} {...swipe}>
        {picture ? <SafePicture {...picture} sizes={sizes} eager fallback={fallback} /> : fallback}
      </Main>
      {pictures.length > 1 && <Thumbnails pictures={pictures} selected={selected} onSelected={select} />}
    </Frame>
  )
}
