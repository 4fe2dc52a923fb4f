import { styled } from '@mui/material/styles'
import { Fragment, useId } from 'react'
import { Link } from 'react-router-dom'
import { categoryLabel } from '../../../content/categories.ts'
import texts from '../../../content/texts/finder.json'
import { drawingOf, serialNumber } from '../../../domain/products/product.ts'
import { paths } from '../../../domain/routing/paths.ts'
import { PictureOrDrawing } from '../../../ui/pictures/LineDrawing.tsx'
import { Card, CardBody } from '../../../ui/styles/card.ts'
import { tallLinkStyle } from '../../../ui/TextLinks.ts'
import type { ProductWithFigures } from '../advice/match.ts'
import { reasonsFor } from '../advice/reasons.ts'
import type { Answers } from '../answers/answers.ts'

const Body = styled(CardBody)(({ theme }) => ({
  '& p': { ...theme.typography.overline, color: theme.vars.palette.site.brassInk },
  '& h3': { ...theme.typography.h4, marginBlockStart: theme.spacing(0.5) },
  '& h3 a': { ...tallLinkStyle(theme), display: 'flex', textUnderlineOffset: '0.2em' },
  '& h4': { marginBlockStart: theme.spacing(1.5), fontSize: theme.fontSize.small },
  '& ul': { width: '100%', fontSize: theme.fontSize.small },
  '& li': { paddingBlock: theme.spacing(0.75), borderBlockEnd: theme.edge.hairline },
}))

const sizes = '(min-width: 1248px) 384px, (min-width: 928px) 33vw, (min-width: 560px) 50vw, 92vw'

export const FoundCard = ({ product, answers }: { product: ProductWithFigures; answers: Answers }) => {
  const { id, name, category, subcategory, image } = product
  const nameId = useId()
  const { reasons, lacks } = reasonsFor(product, answers)
  const lists = [
    { title: texts.result.reasons, phrases: reasons },
    { title: texts.result.lacks, phrases: lacks.length > 0 ? lacks : [texts.result.lacksNothing] },
  ].filter(({ phrases }) => phrases.length > 0)
  return (
    <Card aria-labelledby={nameId}>
      <PictureOrDrawing picture={image} drawing={drawingOf(product)} sizes={sizes} />
      <Body>
        <p>{`${serialNumber({ id })} · ${categoryLabel(category, subcategory)}`}</p>
        <h3 id={nameId}>
          <Link to={paths.product(id)}>{name}</Link>
        </h3>
        {lists.map(({ title, phrases }) => (
          <Fragment key={title}>
            <h4>{title}</h4>
            <ul>
              {phrases.map((phrase) => (
                <li key={phrase}>{phrase}</li>
              ))}
            </ul>
          </Fragment>
        ))}
      </Body>
    </Card>
  )
}
