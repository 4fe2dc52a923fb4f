import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import texts from '../../content/texts/size.json'
import { sizeDrawingFile, sizeDrawingFormat } from '../../machines/machineSize.ts'
import type { ProductDetail } from '../../machines/product.ts'

const Region = styled('section')(({ theme }) => ({
  marginBlockEnd: theme.spacing(5),
  breakInside: 'avoid',
  '& figure': { maxWidth: 560, margin: theme.spacing(2, 0), '@media print': { maxWidth: '90mm', margin: 0 } },
  '& img': { display: 'block', width: '100%', height: 'auto' },
  '& figcaption': { fontSize: theme.fontSize.small, color: theme.vars.palette.text.secondary },
  '@media print': { marginBlockEnd: 0 },
}))

interface Props {
  id: number
  size: NonNullable<ProductDetail['size']>
  children?: ReactNode
}

/** The machine to scale beside a thing that everybody knows, and its figures in words. */
export const Size = ({ id, size, children }: Props) => {
  const titleId = useId()
  return (
    <Region aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3" component="h2">
        {texts.title}
      </Typography>
      <figure>
        <img src={`/${sizeDrawingFile(id)}`} alt={texts.alt} loading="lazy" {...sizeDrawingFormat} />
        <figcaption>{size.sentence}</figcaption>
      </figure>
      {children}
    </Region>
  )
}
