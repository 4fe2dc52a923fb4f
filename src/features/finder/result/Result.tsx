import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type Ref, useId } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type * as figureModule from 'virtual:figures'
import type { Country } from '../../../content/countries.ts'
import actions from '../../../content/texts/actions.json'
import texts from '../../../content/texts/finder.json'
import { countrySelected } from '../../../domain/country/countrySlice.ts'
import { familyOf } from '../../../domain/products/product.ts'
import { comparePath, complyPath, maxCompared } from '../../../domain/routing/comparePath.ts'
import { paths } from '../../../domain/routing/paths.ts'
import { useAppDispatch } from '../../../domain/state/hooks.ts'
import { counted, fill } from '../../../lib/text.ts'
import { SuppliedElsewhere, supplierOf } from '../../../parts/country/SuppliedElsewhere.tsx'
import { bestOf, caution, enoughText, rowsOf } from '../advice/apart.ts'
import { allPath, fitOnRequest, lacksOf, silentOnAmount, widerTasks } from '../advice/beside.ts'
import { inNearness, type ProductWithFigures } from '../advice/finding.ts'
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
  '& > p > strong': { fontWeight: theme.fontWeight.semibold },
  '& > ul': {
    display: 'grid',
    gap: theme.spacing(2),
    marginBlock: theme.spacing(2, 3),
    // Side by side the cards share their rows: picture, label, name, merits, six figures and buttons.
    [theme.breakpoints.up('lg')]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'repeat(11, auto)',
      gap: theme.spacing(0, 3),
      '& > li': { display: 'grid', gridRow: '1 / -1', gridTemplateRows: 'subgrid' },
    },
  },
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

const linkTo = ({ id, name }: ProductWithFigures) => ({ text: name, to: paths.product(id) })

const maxNearest = 3

/** A longer list of names would push the cards down. */
const maxNamed = 3

interface Props extends Finding {
  columns: typeof figureModule.columns
  country: Country
  headingRef: Ref<HTMLHeadingElement>
}

/** The cards: what sets each apart, or when nothing fits, what each lacks. */
const cardsOf = ({ answers, matches, fitting, columns }: Pick<Props, 'columns' | keyof Finding>) => {
  const nearest = fitting.length > 0 ? [] : inNearness(matches).slice(0, maxNearest)
  const shown = fitting.length > 0 ? choose(fitting, answers) : nearest.map(({ product }) => product)
  return shown.map((product, place) => ({
    product,
    merits: nearest[place] ? [] : bestOf(product, fitting, shown, answers),
    cautions: nearest[place] ? lacksOf(nearest[place], answers) : caution(product, answers),
    rows: rowsOf(product, shown, columns[familyOf(product)] ?? [], answers),
  }))
}

export const Result = ({ country, headingRef, ...finding }: Props) => {
  const { answers, offered, matches, fitting } = finding
  const headingId = useId()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const cards = cardsOf(finding)
  const others = fitting.filter((product) => cards.every((card) => card.product !== product))
  const named = others.length <= maxNamed ? others : []
  const isMany = fitting.length > maxCompared
  const areAllCompared = fitting.length > 0 && !isMany
  const compared = areAllCompared ? inOrder(fitting, answers) : cards.map(({ product }) => product)
  const order = orderOf(answers)
  const isOrdered = fitting.every(({ figures }) => figures[order] !== undefined)
  const [first] = fitting.length > 0 && isOrdered ? cards : []
  const pick = first ? enoughText(first.product, answers) : ''
  const isByWeight = isOrdered && !pick && fitting.length > 1 && !answers.modes?.length
  const byWeight = isByWeight ? texts.result.byWeight : ''
  // What would stand on every card is said once.
  const isSaidOnce =
    fitting.length > 0 && cards.length > 1 && cards.every(({ cautions }) => cautions.length > 0)
  const [taskId] = taskIdsOf(answers)
  const subcategory = taskId && (tasks[taskId] as Task).subcategory
  const supplier = supplierOf(subcategory)
  const silent = silentOnAmount(matches)
  const onRequest = fitOnRequest(matches, answers).filter((also) =>
    cards.every(({ product }) => product !== also.product),
  )
  const wider = widerTasks(offered, answers)
  const allLink = { text: fill(texts.result.all, { count: fitting.length }), to: allPath(answers) }
  const lines = [
    {
      text: named.length > 0 ? counted(texts.result.also, named.length) : '',
      links: [...named.map(linkTo), ...(isMany ? [allLink] : [])],
    },
    { text: counted(texts.result.silent, silent.length), links: silent.map(linkTo) },
    {
      text: counted(texts.result.onRequest, onRequest.length),
      links: onRequest.map((match) => ({
        text: `${match.product.name} (${lacksOf(match, answers).join('; ')})`,
        to: paths.product(match.product.id),
      })),
    },
    {
      text: texts.result.wider[taskId === 'mixed' || taskId === 'pockets' ? taskId : 'value'],
      links: wider.map((task) => ({
        text: `${texts.type[task.id].name} (${String(task.count)})`,
        to: findPath(task.answers),
      })),
    },
  ].filter(({ links }) => links.length > 0)
  const title =
    matches.length === 0
      ? fill(texts.result.notOffered, { country })
      : fitting.length === 0
        ? fill(texts.result.none, { country })
        : counted(texts.result, fitting.length)
  const showThoseOf = (office: Country) => {
    dispatch(countrySelected(office))
    // The heading of the new result gets the focus, because this button is gone.
    void navigate(findPath(answers))
  }
  return (
    <Region aria-labelledby={headingId}>
      <Typography ref={headingRef} id={headingId} variant="h2" tabIndex={-1}>
        {title}
      </Typography>
      {matches.length === 0 && (
        <p>
          <SuppliedElsewhere subcategory={subcategory}>
            {(text) => <span>{`${text} `}</span>}
          </SuppliedElsewhere>
          <span>{texts.result.askUs}</span>
        </p>
      )}
      {matches.length > 0 && fitting.length === 0 && <p>{texts.result.nearest}</p>}
      {(others.length > 0 || pick || byWeight || isSaidOnce) && (
        <p>
          {others.length > 0 && <span>{`${counted(texts.result.some, cards.length)} `}</span>}
          {pick && <strong>{`${pick} `}</strong>}
          {byWeight && <span>{`${byWeight} `}</span>}
          {isSaidOnce && <strong>{fill(texts.noneByCurrency, { count: cards.length })}</strong>}
        </p>
      )}
      {cards.length > 0 && (
        <ul>
          {cards.map((card) => (
            <li key={card.product.id}>
              <FoundCard {...card} cautions={isSaidOnce ? [] : card.cautions} />
            </li>
          ))}
        </ul>
      )}
      {lines.map(({ text, links }) => (
        <p key={text}>
          {text && <span>{`${text} `}</span>}
          {links.map((link) => (
            <Link key={link.to} to={link.to}>
              {link.text}
            </Link>
          ))}
        </p>
      ))}
      <div>
        {cards.length > 0 ? (
          <Button component={Link} to={`${paths.quote}?${toQuery(answers)}`}>
            <span>{actions.quote}</span>
          </Button>
        ) : (
          <>
            {supplier !== country && (
              <Button onClick={() => showThoseOf(supplier)}>
                <span>{fill(texts.result.switch, { country: supplier })}</span>
              </Button>
            )}
            <Button component={Link} to={paths.contact} variant="outlined">
              <span>{texts.result.contact}</span>
            </Button>
          </>
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
      {matches.length > 0 && <FitsForm answers={answers} />}
    </Region>
  )
}
