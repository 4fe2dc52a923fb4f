import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { memo } from 'react'
import texts from '../../../content/texts/product.json'
import type { ProductDetail } from '../../../domain/products/product.ts'
import { specificationGroups } from '../../../domain/products/specificationGroups.ts'
import { paths } from '../../../domain/routing/paths.ts'
import { OneOpenTerm } from '../../../parts/terms/OneOpenTerm.tsx'
import { ArrowLink } from '../../../ui/TextLinks.ts'
import { GroupTable, markerOf } from './GroupTable.tsx'

const Groups = styled('div')(({ theme }) => ({ '@media print': { columns: 2, columnGap: theme.spacing(3) } }))

interface Props {
  product: Pick<ProductDetail, 'specifications' | 'terms' | 'revision'>
}

/** Memoized, since ProductTabs is rendered again with each state of the router. */
export const Specifications = memo(function Specifications({ product }: Props) {
  const { specifications, terms, revision } = product
  return (
    <>
      <Groups>
        <OneOpenTerm>
          {specificationGroups(specifications).map((group, index) => (
            <GroupTable key={index} {...group} mark={markerOf(terms)} />
          ))}
        </OneOpenTerm>
      </Groups>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {revision}
      </Typography>
      <ArrowLink to={paths.glossary} className="no-print">
        {texts.terms}
      </ArrowLink>
    </>
  )
})
