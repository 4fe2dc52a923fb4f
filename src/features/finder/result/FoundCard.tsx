import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { categoryLabel } from '../../../content/categories.ts'
import { drawingOf, serialNumber } from '../../../domain/products/product.ts'
import { paths } from '../../../domain/routing/paths.ts'
import { CompareBox } from '../../../parts/compare/CompareBox.tsx'
import { ListButton } from '../../../parts/quoteList/ListButton.tsx'
import { PictureOrDrawing } from '../../../ui/pictures/LineDrawing.tsx'
import { Card, CardBody } from '../../../ui/styles/card.ts'
import { checkLabelStyle } from '../../../ui/styles/controls.ts'
import { tallLinkStyle } from '../../../ui/TextLinks.ts'
import { UnbrokenText } from '../../../ui/UnbrokenText.tsx'
import type { ProductWithFigures } from '../advice/finding.ts'

const Body = styled(CardBody)(({ theme }) => ({
  '& > p': { ...theme.typography.overline, color: theme.vars.palette.site.brassInk },
  '& h3': { ...theme.typography.h4, marginBlockStart: theme.spacing(0.5) },
  '& h3 a': { ...tallLinkStyle(theme), display: 'flex', textUnderlineOffset: '0.2em' },
  // A link's underline does not reach into an inline block, so the block draws its own.
  '& h3 span': { textDecoration: 'inherit' },
  '& ul': { marginBlockStart: theme.spacing(1), fontWeight: theme.fontWeight.semibold },
  '& li[data-caution]': {
    fontWeight: theme.fontWeight.regular,
    color: theme.vars.palette.text.secondary,
  },
  // What a machine with a merit does not do was not asked for.
  '& li[data-lack]': { color: theme.vars.palette.error.main },
  '& dl': { width: '100%', marginBlock: theme.spacing(1.5, 2), fontSize: theme.fontSize.small },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)',
    gap: theme.spacing(1),
    paddingBlock: theme.spacing(0.75),
    borderBlockEnd: theme.edge.hairline,
  },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0.5, 1), marginBlockStart: 'auto' },
  '& label': checkLabelStyle(theme),
  [theme.breakpoints.up('lg')]: {
    '&, & dl': { display: 'grid', gridTemplateRows: 'subgrid' },
    // Names of one line and of two begin on one line.
    '& h3 a': { alignItems: 'start' },
    '& dl': { gridRow: '4 / span 6' },
    '& > div': { gridRow: '-2 / -1' },
  },
}))

/** The picture stands beside the text, but above it on a phone and where three cards share their rows. */
const Found = styled(Card)(({ theme }) => ({
  '& img': { height: 120, backgroundColor: theme.vars.palette.site.ground, objectFit: 'contain' },
  [theme.breakpoints.up('sm')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 36fr) minmax(0, 64fr)',
    gridTemplateRows: 'subgrid',
    gridRow: '1 / -1',
    '& > *': { gridRow: '1 / -1' },
    '& img': { height: '100%' },
  },
  [theme.breakpoints.up('lg')]: {
    'ul:has(> li:nth-of-type(3)) &': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& > *': { gridRow: '2 / -1' },
      '& > :is(picture, img)': { gridRow: 1 },
      '& img': { height: 200 },
    },
  },
}))

const sizes = '(min-width: 1080px) 33vw, (min-width: 560px) 40vw, 92vw'

interface Props {
  product: ProductWithFigures
  merits: readonly string[]
  cautions: readonly string[]
  rows: readonly { name: string; text: string }[]
}

export const FoundCard = ({ product, merits, cautions, rows }: Props) => {
  const { id, name, category, subcategory, image } = product
  const nameId = useId()
  return (
    <Found aria-labelledby={nameId}>
      <PictureOrDrawing picture={image} drawing={drawingOf(product)} sizes={sizes} />
      <Body>
        <p>{`${serialNumber({ id })} · ${categoryLabel(category, subcategory)}`}</p>
        <h3 id={nameId}>
          <Link to={paths.product(id)}>
            <UnbrokenText text={name} />
          </Link>
        </h3>
        {[...merits, ...cautions].length > 0 && (
          <ul>
            {merits.map((merit) => (
              <li key={merit}>{merit}</li>
            ))}
            {cautions.map((caution) => (
              <li key={caution} data-caution data-lack={merits.length === 0 || undefined}>
                {caution}
              </li>
            ))}
          </ul>
        )}
        {rows.length > 0 && (
          <dl>
            {rows.map((row) => (
              <div key={row.name}>
                <dt>{row.name}</dt>
                <dd>{row.text}</dd>
              </div>
            ))}
          </dl>
        )}
        <div>
          <ListButton product={product} />
          <CompareBox product={product} />
        </div>
      </Body>
    </Found>
  )
}
