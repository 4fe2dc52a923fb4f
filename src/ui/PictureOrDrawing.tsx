import { LineDrawing } from './LineDrawing.tsx'
import { Picture } from './Picture.tsx'

interface Props {
  picture: { src: string; alt: string } | null
  drawing: string
  sizes: string
  eager?: boolean
}

export const PictureOrDrawing = ({ picture, drawing, sizes, eager = false }: Props) =>
  picture ? (
    <Picture {...picture} sizes={sizes} eager={eager} />
  ) : (
    <LineDrawing kind={drawing} alt="" eager={eager} />
  )
