import { nationOfCode } from "../../base/nation.ts";
import type { DealAuthority, DealPlace } from "./deal.ts";

/**
 * Sector, authority, region, mean rents a month (all; one, two, three, four and more bedrooms) and index price; "-" where none is published.
 * Sources: ONS, Price Index of Private Rents, May 2026 (Scotland June, the market area's); UK House Price Index, March 2026.
 */
const published = `
BB11 3 | E07000117 Burnley                     | North West               |  622  458  579  685  940 | 128826
BD21 3 | E08000032 Bradford                    | Yorkshire and The Humber |  746  551  677  809 1112 | 186734
BD7 3  | E08000032 Bradford                    | Yorkshire and The Humber |  746  551  677  809 1112 | 186734
BN2 3  | E06000043 Brighton and Hove           | South East               | 1816 1193 1523 1802 2495 | 403808
BS9 4  | E06000023 Bristol, City of            | South West               | 1883 1224 1543 1757 2552 | 347715
BT13 2 | N09000003 Belfast                     | -                        | -                        | 181033
BT9 6  | N09000003 Belfast                     | -                        | -                        | 181033
CF24 3 | W06000015 Cardiff                     | -                        | 1157  894 1068 1187 1677 | 270928
CF37 1 | W06000016 Rhondda Cynon Taf           | -                        |  748  524  670  750  991 | 160647
CV1 4  | E08000026 Coventry                    | West Midlands            | 1017  757  911 1063 1452 | 219765
DL4 1  | E06000047 County Durham               | North East               |  638  447  568  679  982 | 135767
EH6 5  | S12000036 City of Edinburgh           | -                        | 1420 1036 1327 1701 2769 | 289857
EH9 1  | S12000036 City of Edinburgh           | -                        | 1420 1036 1327 1701 2769 | 289857
EN3 4  | E09000010 Enfield                     | London                   | 1788 1391 1727 2050 2752 | 464044
E15 4  | E09000025 Newham                      | London                   | 1923 1626 1988 2202 2664 | 384258
FY1 4  | E06000009 Blackpool                   | North West               |  704  491  639  776 1028 | 135792
G12 8  | S12000049 Glasgow City                | -                        | 1267  843 1090 1337 2275 | 184281
G21 4  | S12000049 Glasgow City                | -                        | 1267  843 1090 1337 2275 | 184281
HD1 4  | E08000034 Kirklees                    | Yorkshire and The Humber |  775  578  705  857 1221 | 204191
HR4 0  | E06000019 Herefordshire, County of    | West Midlands            |  809  587  762  940 1326 | 279786
HU5 3  | E06000010 Kingston upon Hull, City of | Yorkshire and The Humber |  690  497  618  739  980 | 134719
LE3 0  | E06000016 Leicester                   | East Midlands            | 1024  717  894 1045 1459 | 233480
LN5 8  | E07000138 Lincoln                     | East Midlands            |  951  665  836  999 1373 | 185514
LS6 1  | E08000035 Leeds                       | Yorkshire and The Humber | 1134  774  964 1125 1677 | 244430
LU3 1  | E06000032 Luton                       | East of England          | 1217  904 1110 1331 1811 | 278032
M4 6   | E08000003 Manchester                  | North West               | 1352  989 1216 1410 1989 | 248071
M5 4   | E08000006 Salford                     | North West               | 1162  883 1078 1277 1761 | 223846
NG7 1  | E06000018 Nottingham                  | East Midlands            | 1006  730  908 1043 1452 | 192397
OL6 7  | E08000008 Tameside                    | North West               |  920  677  875 1050 1389 | 210092
PR9 7  | E08000014 Sefton                      | North West               |  928  616  805  982 1400 | 219161
RM3 7  | E09000016 Havering                    | London                   | 1564 1215 1541 1844 2497 | 441241
S71 1  | E08000038 Barnsley                    | Yorkshire and The Humber |  678  494  613  732 1061 | 173847
SR4 7  | E08000024 Sunderland                  | North East               |  701  519  642  766 1073 | 145546
ST4 4  | E06000021 Stoke-on-Trent              | West Midlands            |  709  514  656  789 1073 | 150990
SY23 2 | W06000008 Ceredigion                  | -                        |  714  555  655  757 1074 | 242870
TF1 3  | E06000020 Telford and Wrekin          | West Midlands            |  856  596  766  947 1351 | 223330
TR21 0 | E06000053 Isles of Scilly             | South West               | -                        | -
TS24 8 | E06000001 Hartlepool                  | North East               |  561  403  512  611  812 | 136532
TW10 6 | E09000027 Richmond upon Thames        | London                   | 2305 1710 2195 2649 3866 | 785897
CH4 8  | E06000050 Cheshire West and Chester   | North West               |  974  712  897 1100 1586 | 267724
CH4 8  | W06000005 Flintshire                  | -                        |  790  579  738  867 1293 | 210180
`;

/** Largest share first. Source: Code-Point Open, postcodes of the sector. */
const sharesOnTheBorder: Readonly<Record<string, readonly number[]>> = { "CH4 8": [0.617, 0.383] };

const rows = published
	.trim()
	.split("\n")
	.map((line) => line.split("|").map((cell) => cell.trim()));

/**
 * The place of a sector, as it is published.
 *
 * @throws RangeError where the table has none.
 */
export function placeOf(sector: string): DealPlace {
	const found = rows.filter(([name]) => name === sector);
	const [first] = found;
	if (!first) {
		throw new RangeError(`no such place: ${sector}`);
	}
	const [, of = "", region = "-"] = first;
	const shares = sharesOnTheBorder[sector];
	return {
		sector,
		isOnlySector: shares !== undefined,
		nation: nationOfCode(of),
		region: region === "-" ? null : region,
		authorities: found.map((row, at) => toAuthority(row, shares?.[at] ?? 1)),
	};
}

function toAuthority(row: readonly string[], share: number): DealAuthority {
	const [, of = "", , rents = "-", indexPrice = "-"] = row;
	const [all, ...byBedrooms] = rents.split(/ +/).map(Number);
	return {
		code: of.slice(0, 9),
		name: of.slice(10),
		share,
		rents: rents === "-" || all === undefined ? null : { all, byBedrooms },
		indexPrice: indexPrice === "-" ? null : Number(indexPrice),
	};
}
