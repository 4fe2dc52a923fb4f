import { styled } from '@mui/material/styles'
import { names } from 'virtual:product-names'
import { preparations } from 'virtual:site-preparation'
import texts from '../../content/texts/sitePreparation.json'
import type { ListedProduct } from '../../domain/contract/quoteList.ts'
import { preparationRows, prepared, togetherText } from '../../domain/products/sitePreparation.ts'
import { quantityText } from '../../domain/products/units.ts'

const Details = styled('details')(({ theme }) => ({
  '& summary': {
    minHeight: theme.layout.control,
    paddingBlock: 10,
    fontWeight: theme.fontWeight.semibold,
    cursor: 'pointer',
  },
  '@media print': { '&::details-content': { contentVisibility: 'visible' } },
  fontSize: theme.fontSize.small,
  '& p, & dt': { color: theme.vars.palette.text.secondary },
  '& h3': { marginBlock: theme.spacing(2, 0.5), font: 'inherit', fontWeight: theme.fontWeight.semibold },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    columnGap: theme.spacing(2),
    paddingBlock: theme.spacing(0.5),
    borderBlockStart: theme.edge.hairline,
    breakInside: 'avoid',
  },
  '& dd': { margin: 0 },
}))

/** What the places of the list's machines need; nothing for a list of rolls. */
export const SitePreparation = ({ products }: { products: readonly ListedProduct[] }) => {
  const machines = prepared(products, preparations)
  if (machines.length === 0) return null
  const together = togetherText(machines)
  return (
    <Details>
      <summary>{texts.title}</summary>
      <p>{texts.lead}</p>
      {together !== undefined && <p>{together}</p>}
      {machines.map((machine) => (
        <section key={machine.id}>
          <h3>{`${names[machine.id] ?? ''}, ${quantityText(machine)}`}</h3>
          <dl>
            {preparationRows(machine).map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Details>
  )
}
