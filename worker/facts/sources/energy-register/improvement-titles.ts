const HEATING_CONTROLS = "Better heating controls";
const GAS_BOILER = "Change to a gas condensing boiler";
const CONDENSING_BOILER = "Condensing boiler";
const PELLET_STOVE = "Wood pellet stove with boiler and radiators";
const FAN_HEATERS = "Fan-assisted storage heaters";
const FAN_HEATERS_AND_CYLINDER = "Fan-assisted storage heaters and a dual-immersion cylinder";
const RETENTION_HEATERS = "High heat retention storage heaters";
const RETENTION_HEATERS_AND_CYLINDER =
	"High heat retention storage heaters and a dual-immersion cylinder";
const HEAT_PUMP = "Heat pump, air or ground source";
const HEAT_PUMP_UNDERFLOOR = "Heat pump with underfloor heating";

/**
 * What each recommendation is called here, by `improvement_number`. Source of the numbers: code list
 * `improvement_summary` of the register (schemas SAP 14.2 to RdSAP 21.0.1), where a number keeps its meaning
 * throughout; the wording is ours.
 */
export const improvementTitles: Readonly<Record<number, string>> = {
	1: "Jacket for the hot water cylinder",
	2: "More insulation on the hot water cylinder",
	3: "Second jacket for the hot water cylinder",
	4: "Hot water cylinder thermostat",
	5: "Loft insulation to 270 mm",
	6: "Cavity wall insulation",
	7: "Wall insulation, inside or outside",
	8: "Double glazing in place of single",
	9: "Secondary glazing",
	10: "Draught-proofing of single-glazed windows",
	11: HEATING_CONTROLS,
	12: HEATING_CONTROLS,
	13: HEATING_CONTROLS,
	14: HEATING_CONTROLS,
	15: HEATING_CONTROLS,
	16: "Heating controls by time and zone",
	17: HEATING_CONTROLS,
	18: HEATING_CONTROLS,
	19: "Solar water heating",
	20: "New condensing boiler",
	21: "New condensing boiler",
	22: "Biomass boiler",
	23: PELLET_STOVE,
	24: FAN_HEATERS_AND_CYLINDER,
	25: FAN_HEATERS,
	26: "New warm-air unit",
	27: GAS_BOILER,
	28: "Condensing oil boiler with radiators",
	29: GAS_BOILER,
	30: FAN_HEATERS_AND_CYLINDER,
	31: FAN_HEATERS,
	32: GAS_BOILER,
	34: "Solar panels, 2.5 kWp",
	35: "Low-energy lighting throughout",
	36: "Condensing heating unit",
	37: CONDENSING_BOILER,
	38: CONDENSING_BOILER,
	39: PELLET_STOVE,
	40: "Condensing boiler in place of room heaters",
	41: "Condensing boiler in place of room heaters",
	42: "Condensing heating unit on mains gas",
	43: "Condensing oil boiler with radiators",
	44: "Wind turbine",
	45: "Flat roof or sloping ceiling insulation",
	46: "Room-in-roof insulation",
	47: "Floor insulation",
	48: "Insulated external doors",
	49: "Heat recovery for mixer showers",
	50: "Flue gas heat recovery",
	51: HEAT_PUMP,
	52: HEAT_PUMP_UNDERFLOOR,
	53: "Micro combined heat and power",
	54: "Biomass boiler of a kind allowed in smoke control areas",
	55: "External wall and cavity insulation",
	56: "New glazing units",
	57: "Suspended floor insulation",
	58: "Solid floor insulation",
	59: RETENTION_HEATERS_AND_CYLINDER,
	60: RETENTION_HEATERS,
	61: RETENTION_HEATERS_AND_CYLINDER,
	62: RETENTION_HEATERS,
	63: "Party wall insulation",
	65: "External wall insulation",
	66: "Internal wall and cavity insulation",
	70: "Hot water controls",
	72: "Battery for solar panels",
	73: "Solar diverter for hot water",
	75: HEAT_PUMP,
	76: HEAT_PUMP_UNDERFLOOR,
};
