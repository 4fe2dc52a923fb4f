import Container from '@mui/material/Container'
import Grid from '@mui/material/Grid'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { summaries } from 'virtual:catalogue'
import { categories } from '../../src/content/categories.ts'
import texts from '../../src/content/texts/catalogue.json'
import { ProductCard } from './ProductCard.tsx'

export const Catalogue = () => {
  const [search, setSearch] = useState('')
  const [category, setCategory] = useState('')
  const found = summaries.filter(
    (product) =>
      product.name.toLowerCase().includes(search.toLowerCase()) &&
      (category === '' || product.category === category),
  )
  return (
    <Container sx={{ py: 6 }}>
      <Typography variant="h3" component="h1">
        {texts.title}
      </Typography>
      <Typography>{texts.lead}</Typography>
      <Grid container spacing={3} sx={{ my: 2 }}>
        <Grid size={{ xs: 12, sm: 6 }}>
          <TextField
            fullWidth
            label={texts.search.label}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </Grid>
        <Grid size={{ xs: 12, sm: 6 }}>
          <TextField
            fullWidth
            select
            label={texts.category.label}
            value={category}
            onChange={({ target }) => setCategory(target.value)}
          >
            <MenuItem value="">{texts.category.all}</MenuItem>
            {categories.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        </Grid>
      </Grid>
      <Grid container spacing={3}>
        {found.map((product, index) => (
          <ProductCard key={product.id} product={product} eager={index === 0} />
        ))}
      </Grid>
    </Container>
  )
}
