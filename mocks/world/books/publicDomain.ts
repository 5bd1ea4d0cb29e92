/** Books in the public domain, by genre: one 'Name | Author' per line. */
const BOOKS_BY_GENRE: Readonly<Record<string, string>> = {
  Literary: `
Bleak House | Charles Dickens
David Copperfield | Charles Dickens
A Tale of Two Cities | Charles Dickens
Hard Times | Charles Dickens
Silas Marner | George Eliot
The Mill on the Floss | George Eliot
Daniel Deronda | George Eliot
Tess of the d’Urbervilles | Thomas Hardy
Far from the Madding Crowd | Thomas Hardy
The Mayor of Casterbridge | Thomas Hardy
Jude the Obscure | Thomas Hardy
Vanity Fair | William Makepeace Thackeray
The Way We Live Now | Anthony Trollope
Barchester Towers | Anthony Trollope
New Grub Street | George Gissing
The Portrait of a Lady | Henry James
The Wings of the Dove | Henry James
The Age of Innocence | Edith Wharton
The House of Mirth | Edith Wharton
Ethan Frome | Edith Wharton
Howards End | E. M. Forster
Mrs Dalloway | Virginia Woolf
Jacob’s Room | Virginia Woolf
Dubliners | James Joyce
A Portrait of the Artist as a Young Man | James Joyce
Heart of Darkness | Joseph Conrad
The Secret Agent | Joseph Conrad
Nostromo | Joseph Conrad
My Ántonia | Willa Cather
O Pioneers! | Willa Cather
The Red Badge of Courage | Stephen Crane
Sister Carrie | Theodore Dreiser
Anna Karenina | Leo Tolstoy
War and Peace | Leo Tolstoy
Crime and Punishment | Fyodor Dostoevsky
The Brothers Karamazov | Fyodor Dostoevsky
Fathers and Sons | Ivan Turgenev
Dead Souls | Nikolai Gogol
Madame Bovary | Gustave Flaubert
Germinal | Émile Zola
Le Père Goriot | Honoré de Balzac
Candide | Voltaire`,
  Romance: `
Sense and Sensibility | Jane Austen
Mansfield Park | Jane Austen
Northanger Abbey | Jane Austen
Persuasion | Jane Austen
Lady Susan | Jane Austen
Villette | Charlotte Brontë
Shirley | Charlotte Brontë
Agnes Grey | Anne Brontë
The Tenant of Wildfell Hall | Anne Brontë
North and South | Elizabeth Gaskell
Wives and Daughters | Elizabeth Gaskell
Cranford | Elizabeth Gaskell
Evelina | Frances Burney
Belinda | Maria Edgeworth
Lorna Doone | R. D. Blackmore`,
  Crime: `
The Hound of the Baskervilles | Arthur Conan Doyle
A Study in Scarlet | Arthur Conan Doyle
The Sign of the Four | Arthur Conan Doyle
The Moonstone | Wilkie Collins
The Woman in White | Wilkie Collins
No Name | Wilkie Collins
Lady Audley’s Secret | Mary Elizabeth Braddon
The Leavenworth Case | Anna Katharine Green
The Innocence of Father Brown | G. K. Chesterton
The Man Who Was Thursday | G. K. Chesterton
Trent’s Last Case | E. C. Bentley
The Thirty-Nine Steps | John Buchan
Greenmantle | John Buchan
The Murders in the Rue Morgue | Edgar Allan Poe
The Mysterious Affair at Styles | Agatha Christie
The Lodger | Marie Belloc Lowndes
The Four Just Men | Edgar Wallace`,
  Gothic: `
The Castle of Otranto | Horace Walpole
The Mysteries of Udolpho | Ann Radcliffe
The Italian | Ann Radcliffe
The Monk | Matthew Lewis
Carmilla | Sheridan Le Fanu
Uncle Silas | Sheridan Le Fanu
The Strange Case of Dr Jekyll and Mr Hyde | Robert Louis Stevenson
The Phantom of the Opera | Gaston Leroux
The Fall of the House of Usher | Edgar Allan Poe
The King in Yellow | Robert W. Chambers
The Legend of Sleepy Hollow | Washington Irving
The Great God Pan | Arthur Machen
Melmoth the Wanderer | Charles Maturin
The House on the Borderland | William Hope Hodgson
Ghost Stories of an Antiquary | M. R. James`,
  Adventure: `
Twenty Thousand Leagues under the Sea | Jules Verne
Journey to the Centre of the Earth | Jules Verne
Michael Strogoff | Jules Verne
The Three Musketeers | Alexandre Dumas
King Solomon’s Mines | H. Rider Haggard
She | H. Rider Haggard
Kidnapped | Robert Louis Stevenson
The Black Arrow | Robert Louis Stevenson
The Prisoner of Zenda | Anthony Hope
The Scarlet Pimpernel | Baroness Orczy
Captain Blood | Rafael Sabatini
Scaramouche | Rafael Sabatini
Kim | Rudyard Kipling
Robinson Crusoe | Daniel Defoe
Ivanhoe | Walter Scott
Rob Roy | Walter Scott
The Last of the Mohicans | James Fenimore Cooper
White Fang | Jack London
The Sea-Wolf | Jack London
Typee | Herman Melville
Don Quixote | Miguel de Cervantes`,
  'Science fiction': `
The Invisible Man | H. G. Wells
The Island of Doctor Moreau | H. G. Wells
The First Men in the Moon | H. G. Wells
The Lost World | Arthur Conan Doyle
From the Earth to the Moon | Jules Verne
Erewhon | Samuel Butler
Looking Backward | Edward Bellamy
The Last Man | Mary Shelley
Flatland | Edwin A. Abbott`,
  Children: `
Peter and Wendy | J. M. Barrie
The Railway Children | E. Nesbit
Five Children and It | E. Nesbit
A Little Princess | Frances Hodgson Burnett
Anne of Green Gables | L. M. Montgomery
Heidi | Johanna Spyri
Black Beauty | Anna Sewell
The Jungle Book | Rudyard Kipling
Pinocchio | Carlo Collodi
The Wonderful Wizard of Oz | L. Frank Baum
The Princess and the Goblin | George MacDonald
Through the Looking-Glass | Lewis Carroll
The Water-Babies | Charles Kingsley
Pollyanna | Eleanor H. Porter`,
}

export interface Book {
  name: string
  author: string
  genre: string
}

/** All books in the public domain, genre by genre. */
export const PUBLIC_DOMAIN: readonly Book[] = Object.entries(BOOKS_BY_GENRE).flatMap(([genre, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', author = ''] = line.split(' | ')
      return { name, author, genre }
    }),
)
