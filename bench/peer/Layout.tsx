import AppBar from '@mui/material/AppBar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Toolbar from '@mui/material/Toolbar'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link, Outlet } from 'react-router-dom'
import { categories } from '../../src/content/categories.ts'
import { companies, defaultCountry } from '../../src/content/countries.ts'
import { site } from '../../src/content/site.ts'

export const Layout = () => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const company = companies[defaultCountry]
  return (
    <>
      <AppBar position="sticky">
        <Toolbar>
          <Typography variant="h6" component={Link} to="/" color="inherit" sx={{ flexGrow: 1 }}>
            {site.name}
          </Typography>
          <Button color="inherit" onClick={(event) => setAnchor(event.currentTarget)}>
            Products
          </Button>
          <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
            {categories.map(({ id, name }) => (
              <MenuItem key={id} component={Link} to="/products" onClick={() => setAnchor(null)}>
                {name}
              </MenuItem>
            ))}
          </Menu>
        </Toolbar>
      </AppBar>
      <main>
        <Outlet />
      </main>
      <Box component="footer" sx={{ py: 6, bgcolor: 'grey.900', color: 'common.white' }}>
        <Container>
          <Typography variant="h6">{company.companyFullName}</Typography>
          <Typography>{company.description}</Typography>
        </Container>
      </Box>
    </>
  )
}
