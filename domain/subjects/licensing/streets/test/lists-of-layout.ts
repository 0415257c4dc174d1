import type { ListOfStreets } from "./list-of-streets.ts";

/** Lists by the way they are laid out and headed: the truth of each is stated by hand, and what is ambiguous is to be asked. */
export const listsOfLayout: readonly ListOfStreets[] = [
	{
		shape: "headed as excluded",
		list: "Streets NOT included\nAda Street\nBurton Road 1-9 odd",
		ask: "1 Ada Street; 1 Burton Road; 2 Burton Road; 1 Dover Street",
	},
	{
		shape: "headed as exempt",
		list: "The following roads are exempt:\nAda Street\nBurton Road 1-9 odd",
		ask: "1 Ada Street; 1 Burton Road; 2 Burton Road; 1 Dover Street",
	},
	{
		shape: "headed by excluding",
		list: "Daisyfield Ward, excluding:\nAda Street\nBurton Road 1-9 odd",
		ask: "1 Ada Street; 1 Burton Road; 2 Burton Road; 1 Dover Street",
	},
	{
		shape: "a sentence that leaves out",
		list: "Licences are not needed in these streets:\nAda Street\nBurton Road 1-9 odd",
		ask: "1 Ada Street; 1 Burton Road; 2 Burton Road; 1 Dover Street",
	},
	{
		shape: "headed as outside of the area",
		list: "Roads outside the designated area\nAda Street\nBurton Road 1-9 odd",
		ask: "1 Ada Street; 1 Burton Road; 2 Burton Road; 1 Dover Street",
	},
	{
		shape: "headed all but",
		list: "All streets in the ward except:\nAda Street\nBurton Road 1-9 odd",
		ask: "1 Ada Street; 1 Burton Road; 2 Burton Road; 1 Dover Street",
	},
	{
		shape: "headed as removed",
		list: "REMOVED FROM THE SCHEME\nAda Street\nBurton Road 1-9 odd",
		ask: "1 Ada Street; 1 Burton Road; 2 Burton Road; 1 Dover Street",
	},
	{
		shape: "headed as lapsed",
		list: "Streets whose designation lapsed\nAda Street\nBurton Road 1-9 odd",
		ask: "1 Ada Street; 1 Burton Road; 2 Burton Road; 1 Dover Street",
	},
	{
		shape: "included above, excluded below",
		list: "Streets included\nAda Street\nBurton Road 1-9 odd\nStreets excluded\nCecil Avenue",
		ask: "1 Ada Street; 2 Burton Road; 1 Cecil Avenue",
	},
	{
		shape: "a column that says whether",
		list: "Street | Included\nAda Street | Yes\nBurton Road | No",
		ask: "1 Ada Street; 1 Burton Road",
	},
	{
		shape: "a street marked as excluded",
		list: "Ada Street\nBurton Road (not included)",
		inside: "1 Ada Street",
		ask: "1 Burton Road",
	},
	{
		shape: "postcodes at the ends of lines",
		list: "Ada Street, M12 4QG\nBurton Road (M12 4QH)\nCecil Avenue m12 4qj",
		inside: "1 Ada Street, M12 4QG; 1 Burton Road, M12 4QH; 1 Cecil Avenue, M12 4QJ",
		outside: "1 Ada Street, M12 4QX",
	},
	{
		shape: "postcodes as bullets",
		list: "Ada Street\n• M12 4QG\n• M12 4QH\nBurton Road\n• M12 4QJ",
		inside: "1 Ada Street, M12 4QG; 1 Burton Road, M12 4QJ",
		ask: "1 Ada Street, M12 4QX",
	},
	{
		shape: "one postcode behind several streets",
		list: "Ada Street, Burton Road, M12 4QG\nCecil Avenue",
		inside: "1 Cecil Avenue, M12 4QX",
		ask: "1 Ada Street, M12 4QX; 1 Burton Road, M12 4QG",
	},
	{
		shape: "two columns with a tab",
		list: "Ada Street\tBurton Road\nCecil Avenue\tDover Street",
		inside: "1 Ada Street; 1 Burton Road; 1 Dover Street",
	},
	{
		shape: "two columns with wide spaces",
		list: "Ada Street 1-9 odd      Burton Road 2-10 even\nCecil Avenue            Dover Street",
		inside: "3 Ada Street; 4 Burton Road; 1 Dover Street",
		outside: "4 Ada Street",
	},
	{
		shape: "cells with bars",
		list: "| Street name | Numbers |\n| Ada Street | 1-45 odd |\n| Burton Road | All |\n| Cecil Avenue | 2-40, 44 |",
		inside: "45 Ada Street; 7 Burton Road; 44 Cecil Avenue",
		outside: "2 Ada Street; 46 Cecil Avenue",
		ask: "3 Cecil Avenue",
	},
	{
		shape: "commas between streets and numbers",
		list: "Ada Street, 1-9, Burton Road, 2-10\nCecil Avenue, 1-9 odd, Dover Street",
		inside: "3 Ada Street; 4 Burton Road",
		outside: "11 Ada Street; 12 Burton Road",
		ask: "1 Cecil Avenue; 20 Cecil Avenue; 20 Dover Street",
	},
	{
		shape: "commas with the numbers first",
		list: "1-9 odd, Ada Street, 2-10 even, Burton Road",
		inside: "3 Ada Street; 4 Burton Road",
		outside: "4 Ada Street; 3 Burton Road",
	},
	{
		shape: "a name broken over two lines",
		list: "Ada Street, Burton\nRoad, Cecil Avenue\nDover Street\nEden Close",
		inside: "1 Eden Close",
		ask: "1 Ada Street; 1 Burton Road",
	},
	{
		shape: "numbers broken over two lines",
		list: "Ada Street (odd numbers 1 to\n45), Burton Road\nEden Close\nFlint Lane",
		inside: "1 Flint Lane",
		ask: "1 Ada Street; 2 Ada Street",
	},
	{
		shape: "numbers on the next line",
		list: "Ada Street\n1-9 odd\nBurton Road\n2-10 even",
		ask: "2 Ada Street; 3 Ada Street; 12 Burton Road",
	},
	{
		shape: "columns one below the other",
		list: "Ada Street\nBurton Road\nCecil Avenue\n1-9 odd\nAll\n2-10 even",
		ask: "2 Ada Street; 2 Burton Road; 3 Cecil Avenue",
	},
	{
		shape: "sides as headings",
		list: "Odd numbers only\nAda Street\nBurton Road\nEven numbers only\nCecil Avenue\nDover Street",
		ask: "2 Ada Street; 2 Burton Road; 3 Dover Street",
	},
	{
		shape: "parts as a heading",
		list: "Part streets:\nAda Street\nBurton Road",
		ask: "2 Ada Street; 2 Burton Road",
	},
	{
		shape: "a line that ends in a comma",
		list: "Ada Street,\nBurton Road,\nCecil Avenue",
		inside: "1 Ada Street; 1 Burton Road; 1 Cecil Avenue",
	},
	{
		shape: "a comma before the next line's numbers",
		list: "Ada Street,\n1-9 Burton Road\nCecil Avenue\nDover Street",
		inside: "1 Dover Street",
		ask: "20 Ada Street; 3 Burton Road",
	},
	{
		shape: "counted with points",
		list: "1. Ada Street\n2. Burton Road 1-9 odd\n3. 72-118 Hemmons Road (evens)",
		inside: "9 Ada Street; 3 Burton Road; 80 Hemmons Road",
		outside: "4 Burton Road; 3 Hemmons Road",
	},
	{
		shape: "counted without points",
		list: "1 Ada Street\n2 Burton Road\n3 Cecil Avenue\n4 Dover Street",
		ask: "1 Ada Street; 9 Ada Street; 4 Dover Street",
	},
	{
		shape: "columns that were pasted with single spaces",
		list: "Street Numbers\nAda Street 1 45 odd\nBurton Road 1-9 odd",
		inside: "3 Burton Road",
		outside: "4 Burton Road",
		ask: "3 Ada Street; 1 Ada Street",
	},
	{
		shape: "a footnote",
		list: "Ada Street*\nBurton Road\n* part only",
		ask: "1 Ada Street; 1 Burton Road",
	},
	{
		shape: "a paragraph",
		list: "Ada Street, Burton Road, Cecil Avenue, Dover Street, Eden Close (1-9 odd), Flint Lane, Grange Road and Hemmons Road.",
		inside: "1 Ada Street; 3 Eden Close; 1 Grange Road; 1 Hemmons Road",
		outside: "4 Eden Close",
	},
	{
		shape: "two streets without a comma",
		list: "Ada Street Burton Road\nAda Street. Burton Road.\nCecil Avenue",
		inside: "1 Cecil Avenue",
		ask: "1 Ada Street; 1 Burton Road",
	},
	{
		shape: "bullets of a word processor",
		list: "○ Ada Street\n▪ Burton Road 1-9 odd\na) Cecil Avenue\n(b) Dover Street",
		inside: "1 Ada Street; 1 Cecil Avenue; 1 Dover Street",
		outside: "4 Burton Road",
	},
];
