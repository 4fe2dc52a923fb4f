import { styled } from '@mui/material/styles'
import { places } from 'virtual:places'
import quoteList from '../../content/texts/quoteList.json'
import type { ListedProduct } from '../../domain/contract/quoteList.ts'

const texts = quoteList.places

const Details = styled('details')(({ theme }) => ({
  '& summary': {
    paddingBlock: theme.spacing(1),
    fontWeight: theme.fontWeight.semibold,
    cursor: 'pointer',
  },
  '@media print': { '&::details-content': { contentVisibility: 'visible' } },
  '& p, & table': { fontSize: theme.fontSize.small },
  '& p': { color: theme.vars.palette.text.secondary },
  '& table': { width: '100%', borderSpacing: 0, fontVariantNumeric: 'tabular-nums' },
  '& th, & td': {
    padding: theme.spacing(1, 1, 1, 0),
    borderBlockEnd: theme.edge.hairline,
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'normal',
  },
  '& thead th': { color: theme.vars.palette.text.secondary, fontWeight: theme.fontWeight.regular },
  '& tbody th': { fontWeight: theme.fontWeight.semibold, whiteSpace: 'nowrap' },
}))

/** What the tall and heavy products of the list need of a room; nothing without such products. */
export const RoomAndPower = ({ products }: { products: readonly ListedProduct[] }) => {
  const placed = products.flatMap(({ id }) => (places[id] ? [{ id, ...places[id] }] : []))
  if (placed.length === 0) return null
  return (
    <Details>
      <summary>{texts.title}</summary>
      <p>{texts.text}</p>
      <table>
        <thead>
          <tr>
            {[texts.machine, texts.footprint, texts.weight, texts.power].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {placed.map(({ id, model, footprint, weight, power }) => (
            <tr key={id}>
              <th scope="row">{model}</th>
              <td>{footprint}</td>
              <td>{weight ?? texts.missing}</td>
              <td>{power ?? texts.missing}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Details>
  )
}
