export interface Palette {
  wall: string;
  accent: string;
  wood: string;
  floor: string;
  sofa: string;
  cushions: readonly string[];
  textile: string;
  metal: string;
  cabinet: string;
  worktop: string;
}

export const PALETTES: readonly Palette[] = [
  {
    wall: '#eeebe4',
    accent: '#d9d3c7',
    wood: '#c7a27a',
    floor: '#cfab80',
    sofa: '#a9afae',
    cushions: ['#d9b48f', '#e9e1d3', '#7f8f86'],
    textile: '#e8e0d2',
    metal: '#3a3d3f',
    cabinet: '#f1efea',
    worktop: '#b98d60',
  },
  {
    wall: '#e4e6e0',
    accent: '#9aaa99',
    wood: '#b58a5f',
    floor: '#c2996b',
    sofa: '#d9cdbb',
    cushions: ['#7c9280', '#c98f6d', '#f0e9dc'],
    textile: '#f0ebe0',
    metal: '#b08a4f',
    cabinet: '#93a595',
    worktop: '#ece7de',
  },
  {
    wall: '#efe9e1',
    accent: '#d7b7a1',
    wood: '#a97c55',
    floor: '#b98e63',
    sofa: '#b9795c',
    cushions: ['#ead9c5', '#86675a', '#d8a988'],
    textile: '#eadccb',
    metal: '#2f3234',
    cabinet: '#e7ddd0',
    worktop: '#54504b',
  },
  {
    wall: '#e6eaec',
    accent: '#7f97a6',
    wood: '#d2b48c',
    floor: '#dabf97',
    sofa: '#5f7686',
    cushions: ['#e4d6bd', '#c9d4d8', '#d8a05e'],
    textile: '#dfe4e6',
    metal: '#8b9298',
    cabinet: '#5d7280',
    worktop: '#d9c3a0',
  },
  {
    wall: '#f2f0ec',
    accent: '#c9c2b5',
    wood: '#8a6547',
    floor: '#9c7650',
    sofa: '#5d6a5c',
    cushions: ['#c7a86b', '#e5ded0', '#8d9a86'],
    textile: '#e4ddd0',
    metal: '#2c2f31',
    cabinet: '#3f4a4c',
    worktop: '#c9a77b',
  },
  {
    wall: '#ebe4dc',
    accent: '#b9a7a0',
    wood: '#caa984',
    floor: '#d4b592',
    sofa: '#ede6da',
    cushions: ['#b07f73', '#cdb7a4', '#8c8580'],
    textile: '#f3ede3',
    metal: '#4a4543',
    cabinet: '#d9cfc4',
    worktop: '#f0ece5',
  },
];
