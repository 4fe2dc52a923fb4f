import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type Ref, useId } from 'react'
import { Link } from 'react-router-dom'
import type * as figureModule from 'virtual:figures'
import type { Country } from '../../../content/countries.ts'
import actions from '../../../content/texts/actions.json'
import texts from '../../../content/texts/finder.json'
import { familyOf } from '../../../domain/products/product.ts'
import { comparePath, maxCompared } from '../../../domain/routing/comparePath.ts'
import { complyPath } from '../../../domain/routing/complyPath.ts'
import { paths } from '../../../domain/routing/paths.ts'
import { counted, fill } from '../../../lib/text.ts'
import { SuppliedElsewhere } from '../../../parts/country/SuppliedElsewhere.tsx'
import { bestOf, caution, enoughText, rowsOf } from '../advice/apart.ts'
import { nearestOf, type ProductWithFigures } from '../advice/finding.ts'
import { lacksOf } from '../advice/lacks.ts'
import { allPath, fitOnRequest, silentOnAmount, widerTasks } from '../advice/links.ts'
import { choose, inOrder, orderOf } from '../advice/merits.ts'
import type { Finding } from '../advice/nextStep.ts'
import { findPath, taskIdsOf, toQuery } from '../answers/answers.ts'
import { type Task, tasks } from '../answers/tasks.ts'
import { FitsForm } from './FitsForm.tsx'
import { FoundCard } from './FoundCard.tsx'

const Region = styled('section')(({ theme }) => ({
  '& > h2': { fontSize: theme.fontSize.statement },
  // Tall enough lines for the links in them.
  '& > p': { marginBlockStart: theme.spacing(1), fontSize: theme.fontSize.compact, lineHeight: 1.8 },
  '& > p > a': {
    display: 'inline-block',
    marginInlineEnd: theme.spacing(1.5),
    color: theme.vars.palette.primary.main,
  },
  '& > ul': {
    display: 'grid',
    gap: theme.spacing(2),
    marginBlock: theme.spacing(2, 3),
    [theme.breakpoints.up('lg')]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gap: theme.spacing(3),
    },
  },
  '& > ul > li': { containerType: 'inline-size', '&:only-of-type': { maxWidth: 900 } },
  '@media print': {
    '& > ul': { gridTemplateColumns: '1fr', gap: theme.spacing(1.5) },
    '& > ul > li': { breakInside: 'avoid' },
    '& article': { display: 'grid', gridTemplateColumns: '160px 1fr' },
  },
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1.5),
    marginBlockStart: theme.spacing(3),
  },
}))

const maxNearest = 3

/** A longer list of names would push the cards down. */
const maxNamed = 3

interface Props extends Finding {
  products: readonly ProductWithFigures[]
  columns: typeof figureModule.columns
  country: Country
  headingRef: Ref<HTMLHeadingElement>
}

/** The cards: what sets each apart, or when nothing fits, what each lacks. */
const cardsOf = ({ answers, possible, fitting, columns }: Pick<Props, 'columns' | keyof Finding>) => {
  const rows = (product: ProductWithFigures, shown: readonly ProductWithFigures[]) =>
    rowsOf(product, shown, columns[familyOf(product)] ?? [], answers)
  if (fitting.length === 0) {
    const nearest = nearestOf(possible, answers).slice(0, maxNearest)
    const shown = nearest.map(({ product }) => product)
    return nearest.map(({ product, task }) => ({
      product,
      phrases: lacksOf(product, task, answers),
      rows: rows(product, shown),
    }))
  }
  const shown = choose(fitting, answers)
  return shown.map((product) => ({
    product,
    phrases: [...bestOf(product, fitting, shown, answers), ...caution(product, answers)],
    rows: rows(product, shown),
  }))
}

export const Result = ({ products, country, headingRef, ...finding }: Props) => {
  const { answers, possible, fitting } = finding
  const headingId = useId()
  const cards = cardsOf(finding)
  const others = fitting.filter((product) => cards.every((card) => card.product !== product))
  const isNamed = others.length > 0 && others.length <= maxNamed
  const isMany = fitting.length > maxCompared
  const ordered = inOrder(fitting, answers)
  const [first] = ordered
  const compared = isMany || fitting.length === 0 ? cards.map(({ product }) => product) : ordered
  const order = orderOf(answers)
  const isOrdered = fitting.every(({ figures }) => figures[order] !== undefined)
  const byWeight = fitting.length > 1 ? texts.result.byWeight : ''
  const orderText = isOrdered && first ? enoughText(first, answers) || byWeight : ''
  const [taskId] = taskIdsOf(answers)
  const silent = silentOnAmount(possible, answers)
  const onRequest = fitOnRequest(possible, answers).filter((also) =>
    cards.every(({ product }) => product !== also.product),
  )
  const wider = widerTasks(products, answers, country)
  const title =
    possible.length === 0
      ? fill(texts.result.notOffered, { country })
      : fitting.length === 0
        ? fill(texts.result.none, { country })
        : counted(texts.result, fitting.length)
  return (
    <Region aria-labelledby={headingId}>
      <Typography ref={headingRef} id={headingId} variant="h2" tabIndex={-1}>
        {title}
      </Typography>
      {possible.length === 0 && (
        <p>
          <SuppliedElsewhere subcategory={taskId && (tasks[taskId] as Task).subcategory}>
            {(text) => <span>{`${text} `}</span>}
          </SuppliedElsewhere>
          <span>{texts.result.askUs}</span>
        </p>
      )}
      {possible.length > 0 && fitting.length === 0 && <p>{texts.result.nearest}</p>}
      {(others.length > 0 || orderText) && (
        <p>
          {others.length > 0 && <span>{`${counted(texts.result.some, cards.length)} `}</span>}
          {orderText && <span>{orderText}</span>}
        </p>
      )}
      {cards.length > 0 && (
        <ul>
          {cards.map((card) => (
            <li key={card.product.id}>
              <FoundCard {...card} />
            </li>
          ))}
        </ul>
      )}
      {(isNamed || isMany) && (
        <p>
          {isNamed && <span>{`${counted(texts.result.also, others.length)} `}</span>}
          {isNamed &&
            others.map(({ id, name }) => (
              <Link key={id} to={paths.product(id)}>
                {name}
              </Link>
            ))}
          {isMany && <Link to={allPath(answers)}>{fill(texts.result.all, { count: fitting.length })}</Link>}
        </p>
      )}
      {silent.length > 0 && (
        <p>
          <span>{`${counted(texts.result.silent, silent.length)} `}</span>
          {silent.map(({ id, name }) => (
            <Link key={id} to={paths.product(id)}>
              {name}
            </Link>
          ))}
        </p>
      )}
      {onRequest.length > 0 && (
        <p>
          <span>{`${counted(texts.result.onRequest, onRequest.length)} `}</span>
          {onRequest.map(({ product, task }) => (
            <Link key={product.id} to={paths.product(product.id)}>
              {`${product.name} (${lacksOf(product, task, answers).join('; ')})`}
            </Link>
          ))}
        </p>
      )}
      {wider.length > 0 && (
        <p>
          <span>{`${texts.result.wider[taskId === 'mixed' ? 'mixed' : 'value']} `}</span>
          {wider.map((task) => (
            <Link key={task.id} to={findPath(task.answers)}>
              {`${texts.type[task.id].name} (${String(task.count)})`}
            </Link>
          ))}
        </p>
      )}
      <div>
        {cards.length > 0 ? (
          <Button component={Link} to={`${paths.quote}?${toQuery(answers)}`}>
            <span>{actions.quote}</span>
          </Button>
        ) : (
          <Button component={Link} to={paths.contact}>
            <span>{texts.result.contact}</span>
          </Button>
        )}
        {compared.length > 1 && (
          <Button component={Link} to={comparePath(compared.map(({ id }) => id))} variant="outlined">
            <span>
              {fill(compared.length > cards.length ? texts.result.compareAll : texts.result.compare, {
                count: compared.length,
              })}
            </span>
          </Button>
        )}
        {cards.length > 0 && (
          <Button
            component={Link}
            to={complyPath(cards.map(({ product }) => product.id))}
            variant="text"
            sx={{ px: 0 }}
          >
            <span>{actions.comply}</span>
          </Button>
        )}
      </div>
      {possible.length > 0 && <FitsForm answers={answers} />}
    </Region>
  )
}
