### The words of links that carry what they open.

copy-position = Copy link to this position
deck-by-link = A link brought this deck. Save it to keep it.
link-long = The link has { $size } KB, and some messengers cut long ones. If it does not open there, send the file.
position = A position to play on from
problem-link-bad = This link is damaged, cut short, or from a later version. Ask for it again, or for the file.
problem-link-old-browser = This browser is too old for links that carry a deck or a match. Use the file.
problem-link-too-long = A link with all of this would be longer than browsers open. Download it and send the file.
