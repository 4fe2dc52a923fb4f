import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { bestSellers } from 'virtual:best-sellers'
import { categoryLabel } from '../../content/categories.ts'
import actions from '../../content/texts/actions.json'
import home from '../../content/texts/home.json'
import { drawingOf, type ProductTeaser, serialNumber } from '../../domain/products/product.ts'
import { paths } from '../../domain/routing/paths.ts'
import { useAppDispatch } from '../../domain/state/hooks.ts'
import { previewOpened } from '../../domain/state/modalsSlice.ts'
import { cut, fill } from '../../lib/text.ts'
import { focusPressed } from '../../ui/browser/moveFocus.ts'
import { PictureOrDrawing } from '../../ui/pictures/LineDrawing.tsx'
import { Section } from '../../ui/Section.tsx'
import { Card, CardBody } from '../../ui/styles/card.ts'
import { UnbrokenText } from '../../ui/UnbrokenText.tsx'

/** In graphemes (specification 2.4). */
const descriptionLength = 120

const Badge = styled('span')(({ theme }) => ({
  padding: theme.spacing(0.25, 1.25),
  borderRadius: theme.radius.corner,
  backgroundColor: theme.vars.palette.site.wash,
  color: theme.vars.palette.primary.main,
  fontSize: theme.fontSize.caption,
  fontWeight: theme.fontWeight.semibold,
}))

/** Ends the description, as a part of its last line, and reaches beyond it for a finger. */
const Toggle = styled('button')(({ theme }) => ({
  marginBlock: -11,
  padding: '11px 0',
  color: theme.vars.palette.primary.main,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
}))

/** The width of a card in one to three columns, less the width of a scrollbar. */
const sizes = '(min-width: 1440px) 448px, (min-width: 720px) 33vw, (min-width: 496px) 50vw, 92vw'

/** Without scripts View Details leads to the product's page. */
const BestSellerCard = ({ product }: { product: ProductTeaser }) => {
  const dispatch = useAppDispatch()
  const [full, setFull] = useState(false)
  const nameId = useId()
  const short = cut(product.description, descriptionLength)
  const toggle = full ? home.bestSeller.less : home.bestSeller.more
  const details = {
    variant: 'outlined',
    'aria-label': fill(actions.detailsOf, { name: product.name }),
    children: actions.details,
  } as const
  return (
    <Card aria-labelledby={nameId}>
      <PictureOrDrawing picture={product.image} drawing={drawingOf(product)} sizes={sizes} />
      <CardBody>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, mb: 1 }}>
          <Typography variant="overline" component="p" sx={{ color: 'site.brassInk' }}>
            {serialNumber(product)}
          </Typography>
          <Badge>{categoryLabel(product.category, product.subcategory)}</Badge>
        </Box>
        <Typography id={nameId} variant="h3">
          <UnbrokenText text={product.name} />
        </Typography>
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          <span>{full ? product.description : short}</span>{' '}
          {short !== product.description && (
            <Toggle
              type="button"
              className="needs-scripts"
              aria-expanded={full}
              aria-label={`${toggle}: ${product.name}`}
              onClick={() => setFull(!full)}
            >
              <span>{toggle}</span>
            </Toggle>
          )}
        </Typography>
        <Button
          {...details}
          className="needs-scripts"
          aria-haspopup="dialog"
          onClick={(event) => {
            focusPressed(event)
            dispatch(previewOpened(product.id))
          }}
          sx={{ mt: 2.5 }}
        />
        <Box component="noscript" sx={{ pt: 2.5 }}>
          <Button {...details} component={Link} to={paths.product(product.id)} />
        </Box>
      </CardBody>
    </Card>
  )
}

/** A phone has lower pictures, so that the three take less of the page. */
const grid = {
  display: 'grid',
  gap: { xs: 2, sm: 3 },
  '& article > :is(picture, img)': { bgcolor: 'site.ground' },
  '& article > :is(picture, img), & article > picture > img': { height: { xs: 184, sm: 'auto' } },
  '& article img': { objectFit: 'contain' },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 216px), 1fr))',
}

export const BestSellers = () => (
  <Section id="products" {...home.bestSellers}>
    <Box component="ul" sx={grid}>
      {bestSellers.map((product) => (
        <li key={product.id}>
          <BestSellerCard product={product} />
        </li>
      ))}
    </Box>
  </Section>
)
