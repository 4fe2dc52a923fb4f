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
import { bestLabels, type ComparedRows, type ComparisonGroup, type ComparisonRow } from './comparisonRows.ts'
import { inOneRow, printSizeOf } from './printed.ts'
import { ProductPicture, RemoveButton } from './ProductParts.tsx'
import { Region, ShortNames } from './Region.tsx'
import { SizeRow } from './SizeRow.tsx'

interface WithItems {
  items: readonly ComparedItem[]
}

const ProductHeads = ({ items }: WithItems) => (
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

const Row = ({ label, cells, differs, best, items }: ComparisonRow & WithItems) => (
  <tr data-differs={differs || undefined}>
    <th scope="row">
      {differs && <span aria-hidden="true">≠ </span>}
      <span>{label}</span>
      {differs && <Hidden> ({texts.differs})</Hidden>}
    </th>
    {items.map(({ product }, place) => (
      <td key={product.id}>
        <Values values={cells[place] ?? []} />
        {best === place && (
          <span>
            {' '}
            <mark>{texts.best}</mark>
          </span>
        )}
      </td>
    ))}
  </tr>
)

const Group = ({ title, rows, items, isAlone }: ComparisonGroup & WithItems & { isAlone?: true }) => (
  <tbody data-alone={isAlone}>
    <tr>
      <th scope="rowgroup" colSpan={items.length + 1}>
        {title}
      </th>
    </tr>
    {rows.map((row) => (
      <Row key={row.label} {...row} items={items} />
    ))}
  </tbody>
)

/** Its cells may stand below each other, so each has its model. */
const BestRow = ({ labels, items }: WithItems & { labels: readonly string[] }) => (
  <tbody data-best>
    <tr>
      <th scope="row">{texts.bestIn}</th>
      {items.map(({ product }, place) => (
        <td key={product.id} data-model={labels[place] ? modelOf(product) : undefined}>
          <span key={labels[place]}>{labels[place]}</span>
        </td>
      ))}
    </tr>
  </tbody>
)

interface AloneProps extends WithItems {
  /** The texts of each product. */
  texts: readonly (readonly string[])[]
}

const AloneRow = ({ items, texts: stated }: AloneProps) => (
  <tr>
    <th scope="row">{texts.alone}</th>
    {items.map(({ product }, place) => (
      <td key={product.id}>{stated[place]?.length ? <Values values={stated[place]} /> : null}</td>
    ))}
  </tr>
)

/** On paper the row has no columns, because one product may state far more than the others. */
const PrintedAloneRow = ({ items, texts: stated }: AloneProps) => (
  <tr>
    <th scope="row">{texts.alone}</th>
    <td colSpan={items.length}>
      {items.map(({ product }, place) =>
        stated[place]?.length ? (
          <Fragment key={product.id}>
            <b>{product.name}</b> <span>{stated[place].join(' · ')}</span>{' '}
          </Fragment>
        ) : null,
      )}
    </td>
  </tr>
)

interface Props extends WithItems, ComparedRows {
  /** Whether the groups have only rows that differ. */
  onlyDifferences: boolean
}

export const ComparisonTable = ({ items, groups, alone, onlyDifferences }: Props) => {
  const models = useRef<HTMLDivElement>(null)
  const best = bestLabels(groups, items.length)
  const [first, ...others] = groups
  const together = inOneRow(alone, items.length)
  return (
    <div>
      <ShortNames ref={models} items={items} />
      <Region
        role="region"
        aria-label={texts.table}
        tabIndex={0}
        count={items.length}
        printSize={printSizeOf(groups, together)}
        onScroll={({ currentTarget }) => models.current?.scrollTo({ left: currentTarget.scrollLeft })}
      >
        <table>
          <ProductHeads items={items} />
          {best.some(Boolean) && <BestRow labels={best} items={items} />}
          {first && <Group {...first} items={items} />}
          {!onlyDifferences && <SizeRow items={items} />}
          {others.map((group) => (
            <Group key={group.title} {...group} items={items} />
          ))}
          {alone.length > 0 && (
            <>
              {!onlyDifferences && <Group title={texts.alone} rows={alone} items={items} isAlone />}
              <tbody className="no-print" data-together={!onlyDifferences || undefined}>
                <AloneRow items={items} texts={together} />
              </tbody>
              <tbody data-printed>
                <PrintedAloneRow items={items} texts={together} />
              </tbody>
            </>
          )}
        </table>
      </Region>
    </div>
  )
}
