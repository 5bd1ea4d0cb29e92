import './overview.css'

/** The head of a table with many narrow columns, whose names are written upwards. */
export const TableHead = ({ first, columns }: { first: string; columns: readonly string[] }) => (
  <thead>
    <tr>
      <th scope="col">{first}</th>
      {columns.map((name) => (
        <th key={name} scope="col">
          <span>{name}</span>
        </th>
      ))}
    </tr>
  </thead>
)
