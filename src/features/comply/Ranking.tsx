import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useId, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import texts from '../../content/texts/statement.json'
import { maxCompared } from '../../domain/routing/comparePath.ts'
import { paths } from '../../domain/routing/paths.ts'
import { cut, fill } from '../../lib/text.ts'
import { rank } from './judging/rank.ts'
import { type Requirement, type Sheet, verdicts } from './requirement.ts'
import { TableRegion } from './TableRegion.ts'

const Region = styled(TableRegion)(({ theme }) => ({
  marginBlock: theme.spacing(2),
  '& input': {
    width: theme.layout.check,
    height: theme.layout.check,
    accentColor: theme.vars.palette.primary.main,
  },
  '& thead th': { whiteSpace: 'nowrap' },
  '& tbody th': { minWidth: 180 },
  '& td:last-of-type': { minWidth: 240, color: theme.vars.palette.text.secondary },
}))

const firstShown = 8

/** In lines of the tender. */
const obstaclesShown = 3

interface Props {
  requirements: readonly Requirement[]
  sheets: readonly Sheet[]
  ids: readonly number[]
  onChosen: (ids: readonly number[]) => void
}

/** All products by how well they meet the requirements, the best first. */
export const Ranking = ({ requirements, sheets, ids, onChosen }: Props) => {
  const [showsAll, setShowsAll] = useState(false)
  const titleId = useId()
  const own = texts.ranking
  // 200 lines against 51 sheets, which a remark or a tick does not change.
  const ranked = useMemo(() => rank(requirements, sheets), [requirements, sheets])
  const shown = showsAll ? ranked : ranked.slice(0, firstShown)
  return (
    <section className="no-print" aria-labelledby={titleId}>
      <h2 id={titleId}>{own.title}</h2>
      <p>{own.lead}</p>
      <Region role="region" aria-label={own.table} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{own.machine}</th>
              {verdicts.map((verdict) => (
                <th key={verdict} scope="col">
                  {texts.verdicts[verdict]}
                </th>
              ))}
              <th scope="col">{own.obstacles}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ sheet: { id, name }, counts, obstacles }) => (
              <tr key={id}>
                <th scope="row">
                  <input
                    type="checkbox"
                    aria-label={fill(own.tick, { name })}
                    checked={ids.includes(id)}
                    disabled={!ids.includes(id) && ids.length >= maxCompared}
                    onChange={({ target }) =>
                      onChosen(target.checked ? [...ids, id] : ids.filter((other) => other !== id))
                    }
                  />{' '}
                  <Link to={paths.product(id)}>{name}</Link>
                </th>
                {verdicts.map((verdict) => (
                  <td key={verdict}>{counts[verdict]}</td>
                ))}
                <td>
                  {obstacles
                    .slice(0, obstaclesShown)
                    .map(({ text }) => cut(text, 60))
                    .join('; ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Region>
      {shown.length < ranked.length && (
        <Button variant="outlined" onClick={() => setShowsAll(true)}>
          <span>{fill(own.more, { count: ranked.length })}</span>
        </Button>
      )}
    </section>
  )
}
