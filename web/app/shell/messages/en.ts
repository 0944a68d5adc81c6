export const shell = {
  name: 'Husvær',
  skip: 'Skip to content',
  menu: {
    en: 'English',
    no: 'Norsk',
    partner_site: 'To {{name}}',
    switch_to: 'Bytt til norsk',
  },
  footer: {
    about: 'Husvær brings tenants and landlords together, from the first look to the last rent.',
    data: 'Place names: GeoNames (CC BY 4.0). Outline: Natural Earth.',
  },
  map: {
    label: 'Map of homes',
    zoom_in: 'Zoom in',
    zoom_out: 'Zoom out',
    home: 'Home for {{rent}} a month',
    cluster: '{{count}} homes from {{rent}} a month',
    unavailable: 'Your browser can’t draw the map. The list shows the same homes.',
    sources: 'Map data',
    loading: 'The map is on its way',
  },
  errors: {
    title: {
      '400': 'Something in the address is not right',
      '404': 'We can’t find that page',
      '410': 'This home is no longer for rent',
      '421': 'There is no site at this address',
      '500': 'Something went wrong on our side',
      '503': 'We can’t answer just now',
    },
    text: {
      '400': 'Check the address, or start over with the search.',
      '404': 'It may have moved, or the home may have been let.',
      '410': 'It has been let or taken down.',
      '421': 'Check the spelling of the address.',
      '500': 'It has been written down, and we will look into it. Try again in a moment.',
      '503': 'Try again in a moment.',
    },
    to_search: 'Find a home',
    again: 'Try again',
  },
} as const;
