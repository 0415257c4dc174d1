import type { ListOfStreets } from "./list-of-streets.ts";

/** Lists by what stands in their columns: the truth of each is stated by hand, and what is ambiguous is to be asked. */
export const listsOfColumns: readonly ListOfStreets[] = [
	{
		shape: "columns of first, last and side",
		list: "Street\tFrom\tTo\tSide\nAda Street\t1\t45\todd\nBurton Road\t2\t40\teven",
		ask: "1 Ada Street; 9 Ada Street; 3 Burton Road",
	},
	{
		shape: "a column of sides",
		list: "Ada Street\t1-45\tOdd\nBurton Road\t2-40\tEven",
		inside: "9 Ada Street; 40 Burton Road",
		outside: "8 Ada Street",
	},
	{
		shape: "a column of sides beside ranges over both",
		list: "Street\tNumbers\tSide\nAda Street\t1-48\todd\nBurton Road\t1-48\tEven only\nCecil Avenue\t1-48\tall\nDover Street\t1-47\tboth sides",
		inside:
			"1 Ada Street; 47 Ada Street; 2 Burton Road; 48 Burton Road; 1 Cecil Avenue; 48 Cecil Avenue; 46 Dover Street; 47 Dover Street",
		outside: "48 Ada Street; 49 Ada Street; 1 Burton Road; 50 Cecil Avenue; 48 Dover Street",
	},
	{
		shape: "a column of sides of which no end of the range is one",
		list: "Ada Street\t2-48\todd\nBurton Road\t1-47\teven\nCecil Avenue\t48-1\todd\nDover Street\t7\teven",
		ask: "3 Ada Street; 2 Ada Street; 2 Burton Road; 3 Cecil Avenue; 7 Dover Street",
	},
	{
		shape: "a column of wards",
		list: "Ward\tStreet\tNumbers\nDaisyfield\tAda Street\t1-9 odd\nHemmons\tBurton Road\tAll",
		inside: "3 Ada Street in Daisyfield; 1 Burton Road in Hemmons",
		outside: "4 Ada Street in Daisyfield",
		ask: "3 Ada Street; 1 Burton Road in Daisyfield",
	},
];
