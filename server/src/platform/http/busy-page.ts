/** The page that a browser shows when a node is overloaded; it reloads itself. */
export const BUSY_PAGE = `<!doctype html>
<html lang="no">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5">
<title>Husvær</title>
<body>
<h1>Mange er innom akkurat nå</h1>
<p>Siden prøver igjen av seg selv om noen sekunder. Ingenting du har gjort, er gått tapt.</p>
<h2 lang="en">Many people are here right now</h2>
<p lang="en">This page tries again by itself in a few seconds. Nothing you have done is lost.</p>
`;
