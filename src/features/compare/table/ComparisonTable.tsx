import { Fragment, useRef } from 'react'
import { Link } from 'react-router-dom'
import { categoryLabel } from '../../../content/categories.ts'
import texts from '../../../content/texts/compare.json'
import { modelOf, restOfName, serialNumber } from '../../../domain/products/product.ts'
import { paths } from '../../../domain/routing/paths.ts'
import { ListButton } from '../../../parts/quoteList/ListButton.tsx'
import { Hidden } from '../../../ui/spoken.ts'
import { UnbrokenText } from '../../../ui/UnbrokenText.tsx'
import type { ComparedItem } from '../useComparedItems.ts'
import { bestRow, type ComparisonGroup, type ComparisonRow, sharedGroups } from './comparisonRows.ts'
import { printSizeOf } from './printed.ts'
import { ProductPicture, RemoveButton } from './ProductParts.tsx'
import { Region, ShortNames } from './Region.tsx'
import { SizeRow } from './SizeRow.tsx'

const ProductHeads = ({ items }: { items: readonly ComparedItem[] }) => (
  <thead>
    <tr>
      <th scope="col">
        <Hidden>{texts.row}</Hidden>
      </th>
      {items.map(({ product }) => (
        <th key={product.id} scope="col">
          <div>
            <ProductPicture product={product} sizes="112px" />
            <Link to={paths.product(product.id)}>
              <b>{modelOf(product)}</b> <UnbrokenText text={restOfName(product)} />
            </Link>
            <small>
              {`${serialNumber(product)} · ${categoryLabel(product.category, product.subcategory)}`}
            </small>
          </div>
        </th>
      ))}
    </tr>
    <tr className="no-print">
      <th scope="row">
        <Hidden>{texts.actions}</Hidden>
      </th>
      {items.map(({ product }) => (
        <td key={product.id}>
          <ListButton product={product} />
          <RemoveButton product={product} />
        </td>
      ))}
    </tr>
  </thead>
)

/** A short code is no longer one when a line ends in it: `RS-232`. */
const codes = /((?<![\w-])[\w.]{1,4}-\w{1,5}(?![\w-]))/

/** `99.9 %`, `310 ×` and `(W × D × H)`, in which no line ends. */
const figures = /\(?[A-Z](?: × [A-Z])+\)?|\d [^\s\d,;)]{1,3}(?![^\s,;)])/g

const Value = ({ text }: { text: string }) => (
  <UnbrokenText text={text.replace(figures, (figure) => figure.replaceAll(' ', '\u00a0'))} unbroken={codes} />
)

const Values = ({ values }: { values: readonly string[] }) => {
  if (values.length === 0)
    return (
      <>
        <span aria-hidden="true">–</span>
        <Hidden>{texts.unknown}</Hidden>
      </>
    )
  const [first = ''] = values
  if (values.length === 1) return <Value text={first} />
  return (
    <ul>
      {values.map((value) => (
        <li key={value}>
          <Value text={value} />
        </li>
      ))}
    </ul>
  )
}

const Row = ({ label, cells, differs, ids }: ComparisonRow & { ids: readonly number[] }) => (
  <tr data-differs={differs || undefined}>
    <th scope="row">
      {differs && <span aria-hidden="true">≠ </span>}
      <span>{label}</span>
      {differs && <Hidden> ({texts.differs})</Hidden>}
    </th>
    {cells.map(({ values, isBest }, index) => (
      <td key={ids[index]}>
        <Values values={values} />
        {isBest && (
          <span>
            {' '}
            <mark>{texts.best}</mark>
          </span>
        )}
      </td>
    ))}
  </tr>
)

/** Its cells may stand below each other, so each has its model. */
const BestRow = ({ label, cells, items }: ComparisonRow & Pick<Props, 'items'>) => (
  <tr>
    <th scope="row">{label}</th>
    {items.map(({ product }, index) => {
      const best = cells[index]?.values.join()
      return (
        <td key={product.id} data-model={best ? modelOf(product) : undefined}>
          <span key={best}>{best}</span>
        </td>
      )
    })}
  </tr>
)

interface Props {
  items: readonly ComparedItem[]
  groups: readonly ComparisonGroup[]
  /** Of each product, what no other one states; it is not among the groups when they have only differences. */
  alone: readonly (readonly string[])[]
  onlyDifferences: boolean
}

/** On paper the row has no columns, because one product may state far more than the others. */
const PrintedAlone = ({ items, alone }: Pick<Props, 'items' | 'alone'>) => (
  <tbody data-printed>
    <tr>
      <th scope="row">{texts.alone}</th>
      <td colSpan={items.length}>
        {items.map(({ product }, index) => {
          const stated = alone[index] ?? []
          return (
            stated.length > 0 && (
              <Fragment key={product.id}>
                <b>{product.name}</b> <span>{stated.join(' · ')}</span>{' '}
              </Fragment>
            )
          )
        })}
      </td>
    </tr>
  </tbody>
)

export const ComparisonTable = ({ items, groups, alone, onlyDifferences }: Props) => {
  const ids = items.map(({ product }) => product.id)
  const models = useRef<HTMLDivElement>(null)
  const shared = sharedGroups(groups)
  const best = bestRow(groups)
  return (
    <div>
      <ShortNames ref={models} items={items} />
      <Region
        role="region"
        aria-label={texts.table}
        tabIndex={0}
        count={ids.length}
        printSize={printSizeOf(groups, alone)}
        onScroll={({ currentTarget }) => models.current?.scrollTo({ left: currentTarget.scrollLeft })}
      >
        <table>
          <ProductHeads items={items} />
          {best && (
            <tbody data-best>
              <BestRow {...best} items={items} />
            </tbody>
          )}
          {groups.map((group, place) => (
            <Fragment key={group.title}>
              <tbody data-alone={!shared.includes(group) || undefined}>
                <tr>
                  <th scope="rowgroup" colSpan={ids.length + 1}>
                    {group.title}
                  </th>
                </tr>
                {group.rows.map((row) => (
                  <Row key={row.label} {...row} ids={ids} />
                ))}
              </tbody>
              {place === 0 && !onlyDifferences && <SizeRow items={items} />}
            </Fragment>
          ))}
          {alone.some(({ length }) => length > 0) && (
            <>
              <tbody className="no-print" data-together={!onlyDifferences || undefined}>
                <tr>
                  <th scope="row">{texts.alone}</th>
                  {alone.map((stated, index) => (
                    <td key={ids[index]}>{stated.length > 0 && <Values values={stated} />}</td>
                  ))}
                </tr>
              </tbody>
              <PrintedAlone items={items} alone={alone} />
            </>
          )}
        </table>
      </Region>
    </div>
  )
}
